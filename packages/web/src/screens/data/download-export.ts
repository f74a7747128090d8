import { PersonalError } from '../../api/problem.ts';

const FILE_NAME = 'investing-platform-data.json';

/**
 * Downloads the person's data into a file.
 *
 * @param report is told how many bytes have come
 * @throws {PersonalError} with the code `MFA_REQUIRED` where a proof is asked for first
 */
export async function downloadExport(report: (bytes: number) => void): Promise<void> {
  const response = await fetch('/account/export').catch(() => {
    throw new PersonalError('No answer from the server. Check your connection, then retry.');
  });
  if (!response.ok) throw await refusalOf(response);
  let bytes = 0;
  const counted = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.length;
        report(bytes);
        controller.enqueue(chunk);
      },
    }),
  );
  save(await new Response(counted).blob());
}

function save(content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = FILE_NAME;
  link.click();
  URL.revokeObjectURL(address);
}

async function refusalOf(response: Response): Promise<PersonalError> {
  const body: unknown = await response.json().catch(() => null);
  const { code } = Object(body);
  if (code === 'MFA_REQUIRED') return new PersonalError('Confirm that it is you.', code);
  return new PersonalError('Your data cannot be downloaded at present. Try again later.');
}
