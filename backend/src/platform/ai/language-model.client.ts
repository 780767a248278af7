import type { LanguageModel } from 'ai';
import type { Configuration } from '../configuration';
import type { AiQuestion } from './ai-service';

export type AiSettings = Pick<
  Configuration,
  'AI_PROVIDER' | 'AI_URL' | 'AI_KEY' | 'AI_MODEL' | 'AI_TIMEOUT_SECONDS' | 'AI_COMPANY_TOKENS'
>;

const ADDRESSES = { openai: 'https://api.openai.com/v1', anthropic: 'https://api.anthropic.com/v1' } as const;

/** Retries after the first attempt, with growing pauses, for a service that is briefly busy. */
const RETRIES = 2;
/** Most tokens of one answer; the fields of a long bill take a tenth of them. */
const MOST_ANSWERED = 8192;

/** Returns the address of the service; empty where no AI service is configured. */
export const addressOf = ({ AI_PROVIDER: provider, AI_URL: url }: AiSettings): string =>
  url ?? (provider === 'none' ? '' : ADDRESSES[provider]);

/** Imported at the first question: most installations never ask any. */
async function modelOf({
  AI_PROVIDER,
  AI_KEY: apiKey,
  AI_MODEL: id = '',
  ...rest
}: AiSettings): Promise<LanguageModel> {
  const baseURL = addressOf({ AI_PROVIDER, AI_MODEL: id, AI_KEY: apiKey, ...rest });
  if (AI_PROVIDER === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic');
    return createAnthropic({ baseURL, apiKey: apiKey ?? '' })(id);
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const named = { name: 'openai', baseURL, supportsStructuredOutputs: true };
  return createOpenAICompatible(apiKey ? { ...named, apiKey } : named)(id);
}

/** Stops the library from writing warnings to the console instead of the log. */
globalThis.AI_SDK_LOG_WARNINGS = false;

/** An answer and the tokens it cost; `value` is undefined when the answer does not match the schema. */
export interface Generated<T> {
  readonly value: T | undefined;
  readonly tokens: number;
}

/** Asks a model; throws when the service does not answer within the time limit and retries. */
export async function generate<T>(settings: AiSettings, question: AiQuestion<T>): Promise<Generated<T>> {
  const { generateText, Output, NoObjectGeneratedError } = await import('ai');
  const { instructions, material, pictures = [], schema, schemaName, signal } = question;
  const limit = AbortSignal.timeout(settings.AI_TIMEOUT_SECONDS * 1000);
  try {
    const { output, totalUsage } = await generateText({
      model: await modelOf(settings),
      system: instructions,
      messages: [
        {
          role: 'user',
          content: [
            { type: 'text', text: material },
            ...pictures.map(({ bytes, mediaType }) => ({ type: 'image' as const, image: bytes, mediaType })),
          ],
        },
      ],
      output: Output.object({ schema, name: schemaName }),
      temperature: 0,
      maxOutputTokens: MOST_ANSWERED,
      maxRetries: RETRIES,
      abortSignal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    return { value: output as T, tokens: totalUsage.totalTokens ?? 0 };
  } catch (error) {
    // The answer does not match the schema, but its tokens count all the same.
    if (NoObjectGeneratedError.isInstance(error)) return { value: undefined, tokens: error.usage?.totalTokens ?? 0 };
    throw error;
  }
}
