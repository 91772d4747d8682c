/** What the SDK of MCP takes from its platform, with its smaller validator: its bundle for Node has Ajv. The build puts this in its place. */
export { CfWorkerJsonSchemaValidator as DefaultJsonSchemaValidator } from '@modelcontextprotocol/server/validators/cf-worker';
export { default as process } from 'node:process';
