import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import { PIXEL } from './pixel.ts';

const TEMPLATE = /^test:\/\/template\/([^/]+)\/data$/;

export const resources = ['static-text', 'static-binary', 'watched-resource'].map((name) => ({
  uri: `test://${name}`,
  name,
  mimeType: name === 'static-binary' ? 'image/png' : 'text/plain',
}));
export const templates = [
  { uriTemplate: 'test://template/{id}/data', name: 'template', mimeType: 'application/json' },
];

export function readDiagnostic(uri: string) {
  const known = resources.find((one) => one.uri === uri);
  const id = TEMPLATE.exec(uri)?.[1];
  if (id !== undefined) {
    const text = JSON.stringify({ id, templateTest: true, data: `Data for ID: ${id}` });
    return { contents: [{ uri, mimeType: 'application/json', text }] };
  }
  if (known === undefined) {
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'Resource not found', { uri });
  }
  const { mimeType } = known;
  return mimeType === 'image/png'
    ? { contents: [{ uri, mimeType, blob: PIXEL }] }
    : { contents: [{ uri, mimeType, text: 'A text that never changes.' }] };
}
