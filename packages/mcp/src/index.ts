export type { AgentRequest, Host, Ran, ToldError, Wish } from './host.ts';
export { type McpServing, mcpServing, servingOf } from './serve.ts';
