import { CopyText } from './copy-text.tsx';
import { isLocalServer } from './development-outbox.tsx';

/**
 * Who does what these pages cannot: the operator. On a person's own machine that is the person, who
 * gets the command; the embedded database serves one process at a time, so the server stops for it.
 */
export function OperatorCommand({ command }: { readonly command: string }) {
  if (!isLocalServer()) return <p>Ask the operator of this server for it.</p>;
  return (
    <>
      <p>
        On your own machine the operator is you: stop the server, run this command, and start the
        server again.
      </p>
      <CopyText label="the command" text={`npm run operator -- ${command}`} isBlock />
    </>
  );
}
