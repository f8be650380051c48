/** Parts of what doors are handed, and how a door is described for machines. */

import * as z from 'zod';

/** 128 bits as hexadecimal digits. */
export const secretSchema = z.string().regex(/^[0-9a-f]{32}$/);

/** As OpenAPI describes it. */
export const schemaOf = (schema: z.core.$ZodType): Record<string, unknown> => {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return plain;
};
