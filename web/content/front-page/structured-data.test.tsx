import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { testSettings } from '#tests/support/sites/test-settings.ts';
import { fileDocument } from '../info-pages/file-document.ts';
import { questionData } from '../info-pages/question-data.ts';
import { StructuredData } from '../info-pages/structured-data.tsx';
import { siteData } from './site-data.ts';

const company = { name: 'Vonk BV', email: 'hulp@vonk.example', phone: '' };
const settings = { ...testSettings, name: 'Vonk', niche: 1 };

const about = (changed: object = {}) =>
  siteData({ settings, company: { ...company, ...changed }, origin: 'https://vonk.example', language: 'nl' });

test("describes the site and its company in the front page's structured data [CONT-3d]", () => {
  expect(about()).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      expect.objectContaining({
        '@type': 'WebSite',
        url: 'https://vonk.example/',
        name: 'Vonk',
        inLanguage: 'nl',
        publisher: { '@id': 'https://vonk.example/#company' },
      }),
      {
        '@type': 'Organization',
        '@id': 'https://vonk.example/#company',
        name: 'Vonk BV',
        url: 'https://vonk.example/',
        logo: 'https://vonk.example/icons/general-round-512.png',
        email: 'hulp@vonk.example',
      },
    ],
  });
});

test('leaves out the facts of a company that is not set up yet [CONT-3d]', () => {
  expect(JSON.stringify(about({ name: '', email: '' }))).not.toMatch(/"(email|telephone|address)"|Vonk BV/);
});

test('lists each question with its full answer and without headings [CONT-1c, CONT-3d]', () => {
  const fillings = { site: 'Vonk', age: '18', fictional: 'fictief', message_credits: '1 credit' };
  const more = {
    refund_days: '14',
    email: 'hulp@vonk.example',
    phone: '',
    phone_link: '',
    company: 'Vonk BV',
  };
  const document = fileDocument('nl', 'faq', { ...fillings, ...more, address: '', city: '', country: '' });
  const asked = document.sections.flatMap(({ blocks }) => blocks).filter(({ kind }) => kind === 'question');
  const data = questionData(document, 'nl');
  expect(data).toMatchObject({ '@type': 'FAQPage', mainEntity: { length: asked.length } });
  expect(asked.length).toBeGreaterThan(10);
  expect(data).toHaveProperty('mainEntity[0]', {
    '@type': 'Question',
    name: 'Wat is Vonk?',
    acceptedAnswer: {
      '@type': 'Answer',
      text: 'Een plek voor volwassenen om te flirten en te chatten. Je maakt een profiel, kijkt rond en schrijft met wie je leuk vindt.',
    },
  });
  expect(JSON.stringify(data)).not.toContain('"text":""');
});

test('escapes structured data whatever a name contains [CONT-3d]', () => {
  const data = { name: 'A</script><script>alert(1)</script>&amp;"\u2028' };
  const html = renderToString(<StructuredData data={data} />);
  const page = new DOMParser().parseFromString(`${html}<p>after</p>`, 'text/html');
  expect(page.querySelectorAll('script')).toHaveLength(1);
  expect(JSON.parse(page.querySelector('script')?.textContent ?? '')).toEqual(data);
});
