import type { Gender } from '#contract/profiles/fields.ts';
import type { Band } from '../portraits/portrait.ts';

type NamesByPerson = Readonly<Record<Gender, Readonly<Record<Band, readonly string[]>>>>;

const words = (text: string): string[] => text.split(' ');

/** First names of the Netherlands and Flanders as they were given at the time. */
export const dutchNames: NamesByPerson = {
  female: {
    young: words(
      'Sanne Lotte Fleur Noa Eva Isa Roos Anouk Femke Britt Lisa Yara Maud Iris Julia Jasmijn Nina Emma Sara Luna Naomi Esra Merel Pien Tess Lieke Amber Charlotte Bo Samira',
    ),
    middle: words(
      'Marieke Saskia Esther Petra Ingrid Linda Mirjam Nicole Bianca Manon Suzanne Karin Daniëlle Wendy Sandra Ilse Chantal Monique Judith Barbara Leonie Nathalie Astrid Miranda Patricia Jolanda Fatima Annemiek Renske Heleen',
    ),
    senior: words(
      'Ria Ans Joke Tineke Wil Greet Marja Hannie Thea Corrie Ineke Els Willy Nel Riet Toos Gerda Truus Lia Hennie Anneke Mieke Jeanne Rietje Coby Marijke Loes Carla Yvonne Hilde',
    ),
  },
  male: {
    young: words(
      'Daan Thijs Bas Sem Tim Jesse Ruben Lars Niels Jasper Stijn Koen Mees Luuk Sander Bram Milan Youssef Joris Wout Tom Max Rick Gijs Floris Dylan Teun Jelle Olivier Kaan',
    ),
    middle: words(
      'Marco Dennis Patrick Martijn Erwin Richard Ronald Edwin Michel Jeroen Arjan Mark Vincent Robert Frank Peter Erik Maarten Wouter Ralph Roel Hassan Stefan Remco Danny Jurgen Sebastiaan Rob Marcel Barry',
    ),
    senior: words(
      'Henk Jan Piet Kees Gerrit Wim Cor Ton Hans Joop Jaap Ben Theo Arie Bert Leo Frits Nico Rinus Dick Gerard Harrie Sjaak Anton Chris Rein Fons Guus Eddy Ko',
    ),
  },
};

const german = {
  female: words('Lena Katrin Sabine Jana Heike Anke Melanie'),
  male: words('Lukas Jens Uwe Felix Matthias Torsten Jonas'),
};
const french = {
  female: words('Camille Chloé Sylvie Manon Aurélie Nathalie'),
  male: words('Julien Antoine Luc Mathieu Olivier Hugo'),
};
const english = {
  female: words('Emily Hannah Claire Rachel Sophie Karen'),
  male: words('James Oliver Liam Ryan Andrew Simon'),
};
const nordic = {
  female: words('Freja Ingrid Astrid Kirsten Maja Linnea'),
  male: words('Lars Anders Mikkel Erik Jonas Aksel'),
};
const finnish = { female: words('Aino Helmi Päivi Sari'), male: words('Mikko Juha Eero Antti') };
const polish = { female: words('Anna Kasia Agnieszka Ewa'), male: words('Piotr Marek Tomasz Jakub') };
const italian = { female: words('Giulia Chiara Paola Elena'), male: words('Marco Luca Andrea Matteo') };
const spanish = { female: words('Lucía Carmen Elena Marta'), male: words('Javier Pablo Diego Sergio') };

/** First names elsewhere, by country. */
export const foreignNames: Readonly<Record<string, Readonly<Record<Gender, readonly string[]>>>> = {
  DE: german,
  AT: german,
  CH: german,
  FR: french,
  GB: english,
  IE: english,
  US: english,
  CA: english,
  AU: english,
  NZ: english,
  DK: nordic,
  NO: nordic,
  SE: nordic,
  FI: finnish,
  PL: polish,
  IT: italian,
  ES: spanish,
};
