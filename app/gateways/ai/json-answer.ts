import { z } from 'zod';
import { AiFailure } from './ai-gateway';

// Strict structured output knows no lengths; the answer is checked against the whole schema all the same.
const NOT_IN_STRICT_MODE = ['$schema', 'minLength', 'maxLength', 'minItems', 'maxItems', 'pattern', 'format'];

/** A schema as structured output wants it. */
export function jsonSchemaOf(schema: z.ZodType): Record<string, unknown> {
  return z.toJSONSchema(schema, {
    override: ({ jsonSchema }) => {
      for (const keyword of NOT_IN_STRICT_MODE) delete jsonSchema[keyword as keyof typeof jsonSchema];
    },
  });
}

/** The answer in a text of JSON, fenced or not. @throws AiFailure 'unusable' for anything else */
export function parseAnswer<Schema extends z.ZodType>(text: string, schema: Schema): z.infer<Schema> {
  const fenced = /^```(?:json)?\s*([\s\S]*?)\s*```$/.exec(text.trim())?.[1];
  let value: unknown;
  try {
    value = JSON.parse(fenced ?? text);
  } catch {
    throw new AiFailure('unusable');
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new AiFailure('unusable');
  return parsed.data;
}
