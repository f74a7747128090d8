export type { AgentRequest, Host, Ran, ToldError, Wish } from './host.ts';
export { type McpServing, mcpServing } from './serve.ts';
