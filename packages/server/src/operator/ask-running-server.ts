import { request } from 'node:http';
import { type DoorAddress, readDoor } from './door-address.ts';
import type { CommandLine, CommandOutcome } from './run-command.ts';

/** Nobody listens: the server is gone, however it ended. */
const NOBODY = new Set(['ENOENT', 'ECONNREFUSED']);

/**
 * Has the server that holds the embedded database carry a command out.
 *
 * @returns null where none runs: the database is free
 */
export async function askRunningServer(
  dataDir: string,
  line: CommandLine,
): Promise<CommandOutcome | null> {
  const door = await readDoor(dataDir);
  if (door === null) return null;
  try {
    return await ask(door, line);
  } catch (error) {
    if (NOBODY.has(String(Object(error).code))) return null;
    throw error;
  }
}

function ask({ path, secret }: DoorAddress, line: CommandLine): Promise<CommandOutcome> {
  const headers = { Authorization: `Bearer ${secret}` };
  return new Promise((resolve, reject) => {
    const asked = request({ socketPath: path, method: 'POST', headers }, async (response) => {
      let text = '';
      for await (const part of response.setEncoding('utf8')) text += part;
      const { printed = '', problem = '', exitCode = 1 } = Object(JSON.parse(text));
      if (response.statusCode === 200) resolve({ printed, problem, exitCode });
      else
        reject(new Error(`The running server did not take the command (${response.statusCode}).`));
    });
    asked.on('error', reject);
    asked.end(JSON.stringify(line));
  });
}
