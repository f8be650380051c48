/** Every vocabulary of the page: what its shape says is filled into each message, and its messages in four languages. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language } from '@medallion/words';
import { parseSync } from 'oxc-parser';

const SRC = fileURLToPath(new URL('../src', import.meta.url));

export interface VocabularyFiles {
  /** The folder, as seen from src. */
  readonly folder: string;
  /** What its type lets be filled into each message. */
  readonly shape: Readonly<Record<string, readonly string[]>>;
  readonly texts: Readonly<Record<Language, Readonly<Record<string, string>>>>;
}

export const sources = (): readonly string[] =>
  readdirSync(SRC, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

export async function vocabularies(): Promise<readonly VocabularyFiles[]> {
  const folders = sources()
    .filter((file) => /[\\/]words[\\/]en\.ts$/.test(file))
    .map(dirname);
  return Promise.all(
    folders.map(async (folder) => {
      const spoken = await Promise.all(
        LANGUAGES.map(async (language) => {
          const [texts] = Object.values((await import(join(folder, `${language}.ts`))) as Record<string, object>);
          return [language, texts] as const;
        }),
      );
      const shape = ['shape.ts', 'messages.ts'].map((name) => join(folder, name)).find((file) => existsSync(file));
      if (shape === undefined)
        throw new Error(`${folder} has no shape.ts that says what its messages are filled with.`);
      return {
        folder: relative(SRC, folder),
        shape: shapeIn(readFileSync(shape, 'utf8')),
        texts: Object.fromEntries(spoken) as unknown as VocabularyFiles['texts'],
      };
    }),
  );
}

interface Node {
  readonly type: string;
  readonly [name: string]: unknown;
}

/** The messages of the exported interface of a file, and the names of what is filled into each. */
export function shapeIn(text: string): Record<string, readonly string[]> {
  const { program } = parseSync('shape.ts', text);
  const types = new Map<string, Node>();
  let messages: Node | undefined;
  for (const statement of program.body as unknown as Node[]) {
    const exported = statement.type === 'ExportNamedDeclaration';
    const declared = (exported ? statement['declaration'] : statement) as Node | null;
    if (declared?.type === 'TSInterfaceDeclaration') {
      types.set(nameOf(declared['id']), declared['body'] as Node);
      if (exported && nameOf(declared['id']).endsWith('Messages')) messages = declared['body'] as Node;
    }
    if (declared?.type === 'TSTypeAliasDeclaration')
      types.set(nameOf(declared['id']), declared['typeAnnotation'] as Node);
  }
  if (messages === undefined) throw new Error('There is no exported interface whose name ends in Messages.');
  const named = (type: Node): string[] => {
    if (type.type === 'TSIntersectionType') return (type['types'] as Node[]).flatMap(named);
    if (type.type === 'TSTypeReference') {
      const known = types.get(nameOf(type['typeName']));
      return known === undefined ? [] : named(known);
    }
    return membersOf(type).map(([name]) => name);
  };
  return Object.fromEntries(membersOf(messages).map(([key, type]) => [key, [...new Set(named(type))].sort()]));
}

const nameOf = (id: unknown): string => {
  const { name, value } = id as { name?: string; value?: string };
  return name ?? value ?? '';
};

function membersOf(type: Node): [name: string, type: Node][] {
  const members = (type.type === 'TSInterfaceBody' ? type['body'] : type['members']) as Node[] | undefined;
  return (members ?? []).map((member) => [
    nameOf(member['key']),
    (member['typeAnnotation'] as Node)['typeAnnotation'] as Node,
  ]);
}
