import type { Gender } from '#contract/profiles/fields.ts';
import type { Band } from '../portraits/portrait.ts';
import type { SeedPlace } from './places.ts';

export type NamesByPerson = Readonly<Record<Gender, Readonly<Record<Band, readonly string[]>>>>;

const words = (text: string): string[] => text.split(' ');

/** First names in the Netherlands and Flanders, by generation. */
export const dutchNames: NamesByPerson = {
  female: {
    young: words(
      'Sanne Lotte Fleur Noa Eva Isa Roos Anouk Femke Britt Lisa Yara Maud Iris Julia Jasmijn Nina Emma Sara Luna Naomi Esra Merel Pien Tess Lieke Amber Charlotte Bo Samira Maartje Jip Vera Zoë Milou Rosalie Nour Dewi Kim Laura Tessa Puck Sofie Marleen Silke',
    ),
    middle: words(
      'Marieke Saskia Esther Petra Ingrid Linda Mirjam Nicole Bianca Manon Suzanne Karin Daniëlle Wendy Sandra Ilse Chantal Monique Judith Barbara Leonie Nathalie Astrid Miranda Patricia Jolanda Fatima Annemiek Renske Heleen Carolien Sylvia Angelique Ellen Mariska Yolanda Brigitte Simone Debbie Irma Karlijn Hanneke Nadia Kirsten Claudia',
    ),
    senior: words(
      'Ria Ans Joke Tineke Wil Greet Marja Hannie Thea Corrie Ineke Els Willy Nel Riet Toos Gerda Truus Lia Hennie Anneke Mieke Jeanne Rietje Coby Marijke Loes Carla Yvonne Hilde Bep Jannie Ada Nelleke Margriet Rika Wilma Trudy Anja Bets Gré Marian Elly Lenie Paula',
    ),
  },
  male: {
    young: words(
      'Daan Thijs Bas Sem Tim Jesse Ruben Lars Niels Jasper Stijn Koen Mees Luuk Sander Bram Milan Youssef Joris Wout Tom Max Rick Gijs Floris Dylan Teun Jelle Olivier Kaan Bart Niek Casper Sven Thomas Mohammed Levi Hidde Pim Job Robin Jonas Anwar Freek Siebe',
    ),
    middle: words(
      'Marco Dennis Patrick Martijn Erwin Richard Ronald Edwin Michel Jeroen Arjan Mark Vincent Robert Frank Peter Erik Maarten Wouter Ralph Roel Hassan Stefan Remco Danny Jurgen Sebastiaan Rob Marcel Barry Bas Joost Paul Edo Hugo Menno Ruud Angelo Leon Sjoerd Karim Bob Johan Henri Tjeerd',
    ),
    senior: words(
      'Henk Jan Piet Kees Gerrit Wim Cor Ton Hans Joop Jaap Ben Theo Arie Bert Leo Frits Nico Rinus Dick Gerard Harrie Sjaak Anton Chris Rein Fons Guus Eddy Ko Wouter Siem Klaas Ad Lou Huub Jos Gijsbert Toon Louis Evert Karel Rudi Willem Harm',
    ),
  },
};

const german: NamesByPerson = {
  female: {
    young: words('Lena Jana Hannah Mia Laura'),
    middle: words('Katrin Sabine Heike Anke Melanie'),
    senior: words('Ursula Renate Helga Christa Gisela'),
  },
  male: {
    young: words('Lukas Felix Jonas Finn Leon'),
    middle: words('Jens Torsten Matthias Stefan Sven'),
    senior: words('Uwe Klaus Jürgen Dieter Horst'),
  },
};
const french: NamesByPerson = {
  female: {
    young: words('Camille Chloé Manon Léa Inès'),
    middle: words('Sylvie Nathalie Aurélie Sandrine Céline'),
    senior: words('Monique Françoise Colette Martine Jacqueline'),
  },
  male: {
    young: words('Hugo Antoine Julien Théo Maxime'),
    middle: words('Luc Mathieu Olivier Laurent Christophe'),
    senior: words('Michel Jean-Pierre Gérard Alain Bernard'),
  },
};
const english: NamesByPerson = {
  female: {
    young: words('Emily Hannah Sophie Chloe Megan'),
    middle: words('Claire Rachel Karen Nicola Tracy'),
    senior: words('Margaret Susan Linda Patricia Jean'),
  },
  male: {
    young: words('Oliver Liam Ryan Jack Callum'),
    middle: words('James Andrew Simon Darren Craig'),
    senior: words('Brian Keith Alan Roger Malcolm'),
  },
};
const danish: NamesByPerson = {
  female: {
    young: words('Freja Maja Sofie Emma'),
    middle: words('Mette Lone Charlotte Pernille'),
    senior: words('Kirsten Inge Birthe Lis'),
  },
  male: {
    young: words('Mikkel Mads Emil Frederik'),
    middle: words('Lars Henrik Søren Jesper'),
    senior: words('Jørgen Poul Erik Kaj'),
  },
};
const norwegian: NamesByPerson = {
  female: {
    young: words('Ingrid Nora Thea Silje'),
    middle: words('Anne Hege Trine Monica'),
    senior: words('Astrid Solveig Bjørg Turid'),
  },
  male: {
    young: words('Aksel Magnus Henrik Sander'),
    middle: words('Anders Morten Øyvind Geir'),
    senior: words('Arne Odd Kjell Torbjørn'),
  },
};
const swedish: NamesByPerson = {
  female: {
    young: words('Linnea Elsa Alva Ebba'),
    middle: words('Åsa Malin Annika Helena'),
    senior: words('Birgitta Gunilla Kerstin Ulla'),
  },
  male: {
    young: words('Oscar Axel Viktor Elias'),
    middle: words('Jonas Fredrik Magnus Patrik'),
    senior: words('Lennart Bengt Göran Sven'),
  },
};
const finnish: NamesByPerson = {
  female: {
    young: words('Aino Helmi Ella Venla'),
    middle: words('Päivi Sari Minna Katja'),
    senior: words('Ritva Eila Pirkko Marjatta'),
  },
  male: {
    young: words('Eero Onni Väinö Aleksi'),
    middle: words('Mikko Juha Antti Jari'),
    senior: words('Matti Pentti Seppo Reijo'),
  },
};
const polish: NamesByPerson = {
  female: {
    young: words('Kasia Zuzanna Ola Julia'),
    middle: words('Agnieszka Ewa Beata Monika'),
    senior: words('Halina Krystyna Danuta Barbara'),
  },
  male: {
    young: words('Jakub Kacper Mateusz Filip'),
    middle: words('Piotr Marek Tomasz Robert'),
    senior: words('Stanisław Andrzej Zbigniew Jerzy'),
  },
};
const italian: NamesByPerson = {
  female: {
    young: words('Giulia Chiara Martina Sofia'),
    middle: words('Paola Elena Simona Barbara'),
    senior: words('Giuseppina Rosa Franca Carla'),
  },
  male: {
    young: words('Matteo Luca Lorenzo Davide'),
    middle: words('Marco Andrea Stefano Fabio'),
    senior: words('Giovanni Salvatore Franco Sergio'),
  },
};
const spanish: NamesByPerson = {
  female: {
    young: words('Lucía Paula Alba Irene'),
    middle: words('Marta Elena Silvia Cristina'),
    senior: words('Carmen Pilar Dolores Mercedes'),
  },
  male: {
    young: words('Pablo Diego Álvaro Adrián'),
    middle: words('Javier Sergio Óscar Raúl'),
    senior: words('Manuel Antonio José Ramón'),
  },
};

/** First names elsewhere, by country. */
const byCountry: Readonly<Record<string, NamesByPerson>> = {
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
  DK: danish,
  NO: norwegian,
  SE: swedish,
  FI: finnish,
  PL: polish,
  IT: italian,
  ES: spanish,
};

/** French-speaking regions of countries with another main language. */
const frenchSpeaking = new Set(['BE-WHT', 'BE-WLG', 'BE-WNA', 'CA-QC', 'CH-GE']);

/** First names that are common at a place. */
export const namesOf = ({ country, region }: SeedPlace): NamesByPerson =>
  frenchSpeaking.has(region) ? french : (byCountry[country] ?? dutchNames);
