import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** A script, by the name of the operation that it calls. */
export interface PythonCase {
  readonly name: string;
  readonly code: string;
}

/** What a script posted and printed. */
export interface PythonRun {
  readonly sent: { readonly query: string; readonly variables?: unknown };
  readonly printed: string;
}

/** Runs each script in one process, with a server that answers a word for each operation. */
const DRIVER = `
import contextlib, io, json, os, sys, urllib.request
os.environ["TOKEN"] = "a token"
runs = []
for case in json.load(sys.stdin):
    sent = []
    def urlopen(request, timeout, name=case["name"]):
        assert request.full_url == "http://localhost:4000/graphql"
        assert request.get_method() == "POST"
        sent.append(json.loads(request.data))
        return io.StringIO(json.dumps({"data": {name: "the data of " + name}}))
    urllib.request.urlopen = urlopen
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(case["code"], case["name"], "exec"), {})
    runs.append({"sent": sent[0], "printed": printed.getvalue()})
json.dump(runs, sys.stdout)
`;

/** @throws {Error} where a script fails, with what Python says */
export async function runPython(
  program: string,
  cases: readonly PythonCase[],
): Promise<readonly PythonRun[]> {
  const child = spawn(program, ['-c', DRIVER], { stdio: ['pipe', 'pipe', 'pipe'] });
  child.stdin.end(JSON.stringify(cases));
  const [output, faults] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (faults !== '') throw new Error(faults);
  return JSON.parse(output) as PythonRun[];
}
