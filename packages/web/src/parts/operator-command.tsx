import { CopyText } from './copy-text.tsx';
import { isLocalServer } from './development-outbox.tsx';

/**
 * Who does what these pages cannot: the operator. On a person's own machine that is the person, who
 * gets the command, which a running server carries out.
 */
export function OperatorCommand({ command }: { readonly command: string }) {
  if (!isLocalServer()) return <p>Ask the operator of this server for it.</p>;
  return (
    <>
      <p>
        On your own machine the operator is you: run this command in the folder of the project, in a
        second terminal. The server goes on meanwhile.
      </p>
      <CopyText label="the command" text={`npm run operator -- ${command}`} isBlock />
    </>
  );
}
