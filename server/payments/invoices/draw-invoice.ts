import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { Fact, InvoiceTexts } from './invoice-texts.ts';

const fontOf = (file: string): Uint8Array =>
  readFileSync(createRequire(import.meta.url).resolve(`@expo-google-fonts/figtree/${file}`));

/** Read once: the same font as on our pages, complete, for names in any of our languages. */
const fonts = {
  regular: fontOf('400Regular/Figtree_400Regular.ttf'),
  bold: fontOf('700Bold/Figtree_700Bold.ttf'),
};

const margin = 56;
const width = 595.28 - 2 * margin;
const amountWidth = 130;
const colours = { text: '#1b0f17', quiet: '#6b5a65', line: '#d9c3cf', primary: '#d6006e' };

interface Look {
  readonly font?: keyof typeof fonts;
  readonly size?: number;
  readonly colour?: keyof typeof colours;
}

const newDocument = (words: InvoiceTexts, issuedAt: Date): PDFKit.PDFDocument => {
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    pdfVersion: '1.7',
    tagged: true,
    lang: words.language,
    displayTitle: true,
    info: {
      Title: words.facts[0] ? `${words.title} ${words.facts[0][1]}` : words.title,
      CreationDate: issuedAt,
    },
    // No default font, because our fonts are complete files.
    font: '',
  });
  for (const [font, file] of Object.entries(fonts)) pdf.registerFont(font, file);
  return pdf;
};

/**
 * Draws a document as PDF: one page, tagged, so that a screen reader reads it in order and recognises its
 * table (CON-15). The PDF contains nothing but the document. The same document is always drawn the same.
 */
export function drawInvoice(words: InvoiceTexts, issuedAt: Date): Promise<Buffer> {
  const pdf = newDocument(words, issuedAt);
  const whole = buffer(pdf);
  const root = pdf.struct('Document');
  pdf.addStructure(root);

  const write = (text: string, x: number, y: number, options: PDFKit.Mixins.TextOptions, look: Look = {}) =>
    pdf
      .font(look.font ?? 'regular')
      .fontSize(look.size ?? 11)
      .fillColor(colours[look.colour ?? 'text'])
      // A screen reader separates words only by spaces, at line ends too.
      .text(`${text} `, x, y, options);

  const paragraph = (text: string, look: Look = {}, tag: 'P' | 'H1' = 'P') =>
    root.add(pdf.struct(tag, {}, () => void write(text, margin, pdf.y, { width }, look)));

  const rule = () => {
    pdf.markContent('Artifact', { type: 'Layout' });
    pdf
      .moveTo(margin, pdf.y)
      .lineTo(margin + width, pdf.y)
      .lineWidth(0.75)
      .strokeColor(colours.line)
      .stroke();
    pdf.endMarkedContent();
    pdf.y += 9;
  };

  const fact = ([label, value]: Fact) =>
    root.add(
      pdf.struct('P', {}, () => {
        const { y } = pdf;
        write(label, margin, y, { width: 140 }, { colour: 'quiet' });
        write(value, margin + 150, y, { width: width - 150 });
        pdf.y += 3;
      }),
    );

  const table = pdf.struct('Table');
  const row = ([label, value]: Fact, isHead: boolean, look: Look = {}) => {
    const { y } = pdf;
    const left = pdf.struct(isHead ? 'TH' : 'TD', {}, () => {
      write(label, margin, y, { width: width - amountWidth - 10 }, look);
    });
    const right = pdf.struct(isHead ? 'TH' : 'TD', {}, () => {
      const below = pdf.y;
      write(value, margin + width - amountWidth, y, { width: amountWidth, align: 'right' }, look);
      pdf.y = Math.max(below, pdf.y) + 6;
    });
    table.add(pdf.struct('TR', {}, [left, right]));
  };

  const [name = '', ...address] = words.seller;
  paragraph(name, { font: 'bold', size: 15, colour: 'primary' });
  pdf.y += 4;
  for (const line of address) paragraph(line, { size: 10, colour: 'quiet' });
  pdf.y += 44;
  paragraph(words.title, { font: 'bold', size: 26 }, 'H1');
  pdf.y += 14;
  for (const one of words.facts) fact(one);
  pdf.y += 26;
  root.add(table);
  row(words.head, true, { size: 10, colour: 'quiet' });
  rule();
  for (const line of words.lines) row(line, false);
  rule();
  for (const sum of words.sums) row(sum, false, { colour: 'quiet' });
  row(words.total, false, { font: 'bold', size: 13 });
  pdf.y += 26;
  for (const note of words.notes) {
    paragraph(note, { colour: 'quiet' });
    pdf.y += 6;
  }
  pdf.end();
  return whole;
}
