/** The consent to electronic signatures and papers, in Markdown. */
export const esignText = `# Electronic signatures and papers

1. You sign agreements by giving your name and your consent here. It counts as your signature on
   paper does. We record the time, the address that you signed from and a hash of the text.
2. You get confirmations, statements and tax papers electronically, in the app and by API.
3. You need a browser or program that shows them, and an e-mail address that you read. Tell us when
   the address changes.
4. You may take this consent back. Without it we cannot keep an account for you.
`;

/** The terms of use, in Markdown. */
export const termsText = `# Terms of use

1. The service is for your own investing and planning. Do not use it to break the law, to harm
   others, or to get around its limits.
2. Prices and figures come from sources that we name. They may be late or wrong: the app and the API
   say how old a price is and whether it is simulated.
3. Practice accounts use play money, which is worth nothing.
4. API credentials act for you within their scopes and limits. You answer for what they do.
5. We announce changes of the service and of these terms before they take effect.
`;

/** The privacy notice, in Markdown. */
export const privacyText = `# Privacy notice

## What we keep

What you tell us of yourself and your money, what you do here, and the addresses and browsers that
you sign in from.

## What for

To keep your account, to protect it, and to do what the law asks of us. We sell it to nobody.

## How long

Orders, postings, agreements and identity papers: seven years after the last one. Security events:
two years. Everything else: until you delete it or close the account.

## What you can do

You can read and change what you told us, download a copy of all of it, and close the account.
`;
