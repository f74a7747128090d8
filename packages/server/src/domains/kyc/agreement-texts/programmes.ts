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
