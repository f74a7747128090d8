import { type DocumentNode, type GraphQLSchema, parse } from 'graphql';
import { argumentsSchema } from '../json-schema.ts';
import { answerSchema } from '../output-schema.ts';
import { readable, type Section } from '../text.ts';
import { failed, failure, gaps } from './answers.ts';
import { type Arguments, aboutData, type Tool } from './tool.ts';

/** A tool that reads: one document, whose variables are its arguments. */
export interface CuratedTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly document: string;
  readonly sections: readonly Section[];
  /** Shortens what would be too long to hand over; everything is left exact. */
  readonly shorten?: (data: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}

const parsed = new Map<string, DocumentNode>();

function documentOf(text: string): DocumentNode {
  const known = parsed.get(text) ?? parse(text, { noLocation: true });
  parsed.set(text, known);
  return known;
}

/** Makes a tool of its description. */
export function curated(spec: CuratedTool): Tool {
  const { name, title, description, document, sections, shorten = (data) => data } = spec;
  const parts = { name, title, description, reads: true };
  return {
    ...parts,
    input: (schema: GraphQLSchema) => argumentsSchema(schema, documentOf(document)),
    output: (schema: GraphQLSchema) => answerSchema(schema, documentOf(document)),
    documents: () => [document],
    async call(host, args: Arguments) {
      const ran = await host.run(document, args);
      const errors = failed(ran);
      if (errors !== null || ran.data === null || ran.data === undefined) {
        return failure(errors ?? []);
      }
      const data = shorten(ran.data);
      return { text: aboutData(readable(data, sections) + gaps(ran)), structured: data };
    },
  };
}
