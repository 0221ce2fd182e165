import mjml2html from 'mjml';

/** Placeholders in the template, each filled with escaped HTML. */
export const places = [
  'lang',
  'name',
  'subject',
  'preview',
  'title',
  'paragraphs',
  'button',
  'link',
  'link_hint',
  'closing',
  'footer',
] as const;

export type Place = (typeof places)[number];

const font = "Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const headings = `'Bricolage Grotesque', ${font}`;

/**
 * Colours of `web/ui/styles/tokens.css`, light and dark. They are copied because mail programs do not support
 * variables.
 */
const light = { ground: '#fff7fa', card: '#ffffff', line: '#f3dce8', text: '#1b0f17', quiet: '#6b5a65' };
const dark = { ground: '#1b0f17', card: '#2c1a26', line: '#4a3645', text: '#fff7fa', quiet: '#b9a7b2' };
const [magenta, magentaOnDark] = ['#d6006e', '#ff5ca8'];

/** Rules for mail programs that support the dark query. Outlook's own dark mode marks its changes instead. */
const darkRules = (within: string) => `
${within} .ground, ${within} .ground > div { background-color: ${dark.ground} !important; }
${within} .card, ${within} .card > table { background: ${dark.card} !important; }
${within} .card > table > tbody > tr > td { border-color: ${dark.line} !important; }
${within} .text div, ${within} .text h1, ${within} .text p { color: ${dark.text} !important; }
${within} .quiet div, ${within} .quiet p { color: ${dark.quiet} !important; }
${within} .line p { border-top-color: ${dark.line} !important; }
${within} .brand div, ${within} .quiet a { color: ${magentaOnDark} !important; }`;

const source = `
<mjml lang="[[lang]]" dir="ltr">
  <mj-head>
    <mj-title>[[subject]]</mj-title>
    <mj-preview>[[preview]]</mj-preview>
    <mj-raw>
      <meta name="color-scheme" content="light dark">
      <meta name="supported-color-schemes" content="light dark">
      <meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
    </mj-raw>
    <mj-attributes>
      <mj-all font-family="${font}" />
      <mj-text padding="0" font-size="16px" line-height="26px" color="${light.text}" />
      <mj-section padding="0" />
    </mj-attributes>
    <mj-style>
      :root { color-scheme: light dark; supported-color-schemes: light dark; }
      .ground > div { padding: 0 12px; }
      .text p { margin: 0 0 14px; }
      .text h1 { margin: 0; font: inherit; }
      .quiet p { margin: 0 0 8px; }
      .quiet a { color: ${magenta}; word-break: break-all; }
      .words a { word-break: normal; }
      @media (max-width: 479px) {
        .card > table > tbody > tr > td { padding: 28px 22px !important; }
        .edge > table > tbody > tr > td { padding-left: 23px !important; padding-right: 23px !important; }
        .go table, .go td, .go a { width: 100% !important; box-sizing: border-box; }
      }
      @media (prefers-color-scheme: dark) {${darkRules('')}
      }
      ${darkRules('[data-ogsc]')}
    </mj-style>
  </mj-head>
  <mj-body background-color="${light.ground}" css-class="ground" width="560px">
    <mj-section css-class="edge" padding="32px 36px 16px">
      <mj-column>
        <mj-text css-class="brand" font-family="${headings}" font-size="22px" font-weight="800" line-height="28px" letter-spacing="-0.02em" color="${magenta}">&#10022;&#xFE0E; [[name]]</mj-text>
      </mj-column>
    </mj-section>
    <mj-wrapper css-class="card" background-color="${light.card}" border="1px solid ${light.line}" border-radius="20px" padding="36px 36px 32px">
      <mj-section>
        <mj-column>
          <mj-text css-class="text" font-family="${headings}" font-size="28px" font-weight="800" line-height="34px" letter-spacing="-0.02em" padding="0 0 16px"><h1>[[title]]</h1></mj-text>
          <mj-text css-class="text" padding="0 0 14px">[[paragraphs]]</mj-text>
          <mj-button css-class="go" href="[[link]]" align="left" background-color="${magenta}" color="#ffffff" border-radius="999px" font-size="16px" font-weight="700" line-height="20px" inner-padding="15px 28px" padding="0 0 28px">[[button]]</mj-button>
          <mj-divider css-class="line" border-width="1px" border-color="${light.line}" padding="0 0 20px" />
          <mj-text css-class="quiet words" font-size="14px" line-height="22px" color="${light.quiet}" padding="0 0 14px">[[closing]]</mj-text>
          <mj-text css-class="quiet" font-size="14px" line-height="22px" color="${light.quiet}">[[link_hint]]<br /><a href="[[link]]">[[link]]</a></mj-text>
        </mj-column>
      </mj-section>
    </mj-wrapper>
    <mj-section css-class="edge" padding="20px 36px 40px">
      <mj-column>
        <mj-text css-class="quiet words" font-size="13px" line-height="20px" color="${light.quiet}">[[footer]]</mj-text>
      </mj-column>
    </mj-section>
  </mj-body>
</mjml>`;

let compiled: Promise<string> | null = null;

/**
 * The HTML template of all mails with its `[[places]]`, compiled for the first mail. It loads no external
 * resource: no picture, and no font, which MJML would request for known names.
 */
export function mailTemplate(): Promise<string> {
  compiled ??= mjml2html(source, { validationLevel: 'strict', fonts: {}, keepComments: false }).then(
    // HTML needs no namespace, and this one would be the only external address in a mail.
    ({ html }) => html.replace(' xmlns="http://www.w3.org/1999/xhtml"', ''),
  );
  return compiled;
}
