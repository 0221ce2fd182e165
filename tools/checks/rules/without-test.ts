/**
 * Requirements that no test can prove, or that are not built yet, each with the reason. The list may only
 * shrink: remove a requirement when it is built.
 */
export const withoutTest: Readonly<Record<string, string>> = {
  'GATE-1':
    'a provider’s written yes is on paper; that nothing but its adapter imports its client is rule R9 of the boundaries',
  'GATE-4':
    'whether explicit pictures are let in at all is decided on paper; nobody’s papers are asked for here. Complaints and appeals are DSA-1 and DSA-3',
  'PAY-31': 'how Mollie’s own test mode is worked by hand; tests have a stand-in that does the same',
  'VAT-5':
    'waits for counsel: one kind of supply is sold; purchases and what they are spent on are dated rows (CRED-10)',
  'GDPR-16': 'no age check is connected, so nothing of one is stored',
  'DSA-4':
    'contact points stand on the service page, reports and decisions are counted from their rows; the rest is paper',
  'AGE-2': 'no age check is connected: counsel decides before a site is run for the United Kingdom',
  'AGE-3': 'no age check is connected: counsel decides country by country',
  'CSAM-1':
    'no hash matcher is connected: pictures are let in by a person, or at the choice of whoever runs the site',
  'CSAM-2': 'no hash matcher is connected; evidence is sealed and seen inside a case alone (TRUST-4)',
  'CSAM-3': 'registering with the authority is paper',
  'CSAM-4': 'no picture is scanned by a matcher, those of conversations neither',
  'NCII-1':
    'the form is there for everybody, such notices stand before all but minors and operators are warned in time (DSA-1, DSA-7); no clock hides by itself, and copies are found by hand (decision 0051)',
  'NCII-2': 'no hash source is connected; see CSAM-1',
  'US-2':
    'whoever answered a fraud is not mailed about it yet; changes of password and address are (AUTH-9, AUTH-10)',
  'US-3': 'no site is run for these states; the notice is a text of that site',
  'FIC-12': 'no words are made by a model; what answers by itself says that it is automatic (FIC-10)',
  'EML-4': 'SPF, DKIM and DMARC stand in the name service of whoever runs the sites; the guide says how',
  'EML-8':
    'no advertising is mailed: mails tell members what concerns them, to addresses that were confirmed (EML-10)',
  'TRUST-2': 'there is no check by selfie, and no badge that says so',
  'MEET-5': 'the shortest password is no setting; common ones are refused (ACC-15) and passkeys are offered',
  'MEET-6': 'follows from AGE-2 and AGE-3',
  'MEET-15': 'there is no such role: nothing here lets a person write for a fictional profile',
};
