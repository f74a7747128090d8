/** The risks and costs of strategies, in Markdown. */
export const strategyText = `# Risks and costs of strategies

1. A strategy buys and sells for you by its rules, without asking each time. You can pause it,
   change its settings and end it.
2. Each of its orders costs what an order of your own costs. One that trades often costs more.
3. Its past returns are computed from past prices. They are no promise.
4. The author of a strategy may change it. You are told, and your money follows only where you have
   chosen so.
5. You may lose what you put into it.
`;

/** The terms of interest on cash, in Markdown. */
export const interestText = `# Interest on cash

1. Cash that you have opted in earns interest from day to day at the rate of your plan, which may
   change. The app and the API show it.
2. Interest is paid once a month. It is income, and you may have to pay tax on it.
3. You can opt out at any time, with effect from the next business day.
`;

/** The risks and rules of crypto assets that are received and sent, in Markdown. */
export const cryptoText = `# Risks and rules of crypto assets

1. The platform keeps crypto assets for you with a provider that holds their keys. You have a claim
   to as many units as your account shows, and no keys.
2. Send to an address of yours only the asset that it is shown for, on the chain that it is shown
   for, with the memo where one is shown, and not less than the least amount. What comes otherwise
   may be lost.
3. What comes in is credited after as many confirmations as are shown. A chain may take a transfer
   back even then. It is taken out of your account again, and what is not there any more you owe.
4. You can send to an outside wallet once you have told who keeps and who owns it, as the law asks,
   and the waiting time is over. These details are passed on to whoever keeps the wallet.
5. A transfer that was sent cannot be called back. Check the address, the chain and the memo.
6. Fees of the chain are yours. They are shown before, and come out of what you send.
7. Prices move by day and night, and you may lose all that you put in.
`;
