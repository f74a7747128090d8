import { describe, expect, test } from 'vitest';
import { objectStoreContract } from '../../ports/object-store.contract.ts';
import { FakeS3 } from './fake-s3.fixture.ts';
import { s3Store } from './s3-store.ts';

const bucket = {
  bucket: 'papers',
  region: 'eu-central-1',
  endpoint: 'https://s3.eu-central-1.amazonaws.com',
  accessKeyId: 'AKIAEXAMPLE',
  secretAccessKey: 'example/secret+key',
};

function opened({ partBytes = 8 * 1_024 * 1_024, given = bucket } = {}) {
  const fake = new FakeS3(bucket);
  return { fake, store: s3Store({ ...given, prefix: 'own/', partBytes }, fake.send) };
}

async function* pieces(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

objectStoreContract('in a bucket', () => opened().store);
objectStoreContract('in a bucket, in parts', () => opened({ partBytes: 4 }).store);

describe('objects in a bucket', () => {
  test('lie below the prefix, whole, however many parts they came in', async () => {
    const { fake, store } = opened({ partBytes: 4 });
    await store.put('a-1', pieces('01', '2345678', '9'));
    await store.put('a-2', pieces('0123'));
    await store.put('a-3', pieces('012'));
    const stored = [...fake.objects].map(([key, bytes]) => [key, bytes.toString()]);
    expect(stored).toEqual([
      ['own/a-1', '0123456789'],
      ['own/a-2', '0123'],
      ['own/a-3', '012'],
    ]);
    expect(fake.uploads.size).toBe(0);
  });

  test('leave no upload behind where the source fails between parts', async () => {
    const { fake, store } = opened({ partBytes: 4 });
    async function* failing(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('0123456');
      throw new Error('the sender is gone');
    }
    await expect(store.put('b', failing())).rejects.toThrow('the sender is gone');
    expect([fake.uploads.size, fake.objects.size]).toEqual([0, 0]);
  });

  test.each([
    { name: 'a wrong secret', given: { ...bucket, secretAccessKey: 'other' } },
    { name: 'another region', given: { ...bucket, region: 'us-east-1' } },
    { name: 'a bucket that is not there', given: { ...bucket, bucket: 'other' } },
  ])('are unavailable, never absent, with $name', async ({ given }) => {
    const { store } = opened({ given });
    const unavailable = { code: 'PROVIDER_UNAVAILABLE' };
    await expect(store.get('c')).rejects.toMatchObject(unavailable);
    await expect(store.put('c', pieces('x'))).rejects.toMatchObject(unavailable);
  });

  test('are not there where the store says so only after it began to answer', async () => {
    const { fake, store } = opened({ partBytes: 4 });
    async function* cut(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('01234');
      for (const parts of fake.uploads.values()) parts.set(1, Buffer.from('lost'));
    }
    await expect(store.put('d', cut())).rejects.toThrow('InvalidPart');
    expect(fake.objects.size).toBe(0);
  });

  test('are not asked for where the store sends elsewhere', async () => {
    const { fake, store } = opened();
    fake.next = new Response('<Error><Code>PermanentRedirect</Code></Error>', { status: 301 });
    await expect(store.get('e')).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
  });
});
