/** The brokerage customer agreement, in Markdown. */
export const customerText = `# Customer agreement

This agreement is between you and the operator of this service.

## What we do for you

1. We keep cash and investments for you in your platform account, apart from our own.
2. We pass your orders on, or work them, as you gave them: asset, side, quantity or amount, type,
   limits and time in force. We do not advise you.
3. We show you what you own, what it cost and what it earned, and keep the records for seven years.

## What you do

1. You give orders only with money and shares that you have. There is no credit.
2. You look at confirmations and statements, and tell us within 30 days where one is wrong.
3. You keep your password, factors and API credentials to yourself. Programs that you give
   credentials to act in your name.

## Orders

1. An order holds the cash or shares that it may need, fees included, until it is filled or ends.
2. A market order is filled at the prices of the moment, which may differ from those you saw.
3. Cancelling an order is asking for it: a fill may come first.

## Money in and out

1. We take transfers from, and pay to, bank accounts in your own name alone.
2. A deposit that your bank takes back is taken out of your cash. What is missing you owe us, and
   the account takes no buy orders and withdrawals until it is paid.

## Risks

Prices fall as well as rise, and you may lose what you have invested. Past returns say nothing about
those to come. Investments in other currencies change with exchange rates too.

## Ending

Either side may end this agreement with 30 days' notice. Before you close the account you sell or
transfer what it holds and withdraw the cash.
`;

/** The agreement to open and keep an account, in Markdown. */
export const accountText = `# Account agreement

1. You are 18 or older, and open the account for yourself.
2. What you tell us of yourself is true, and you tell us when it changes: name, address, country,
   citizenship, and where you pay tax.
3. The law has us check who you are before you trade for real, and check it again from time to time.
   Until a check is done the account may be restricted.
4. We may restrict or close an account where the law asks for it, or where it is used for fraud.
`;
