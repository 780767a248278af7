import type { LanguageModel } from 'ai';
import type { Configuration } from '../configuration';
import type { AiQuestion } from './ai-service';

export type AiSettings = Pick<
  Configuration,
  'AI_PROVIDER' | 'AI_URL' | 'AI_KEY' | 'AI_MODEL' | 'AI_TIMEOUT_SECONDS' | 'AI_COMPANY_TOKENS'
>;

const ADDRESSES = { openai: 'https://api.openai.com/v1', anthropic: 'https://api.anthropic.com/v1' } as const;

/** Tries after the first one, with growing pauses: a service that is busy for a moment costs nobody an answer. */
const RETRIES = 2;
/** Most tokens of one answer: the fields of a long bill take a tenth of them. */
const MOST_ANSWERED = 8192;

export const addressOf = ({ AI_PROVIDER: provider, AI_URL: url }: AiSettings): string =>
  url ?? (provider === 'none' ? '' : ADDRESSES[provider]);

/** Loaded when something is asked for the first time: most installations never ask. */
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

/** The library writes on the console what a model does not take; the log is the place for it. */
globalThis.AI_SDK_LOG_WARNINGS = false;

/** An answer, and the tokens that it took; `value` is undefined where the answer has another shape. */
export interface Generated<T> {
  readonly value: T | undefined;
  readonly tokens: number;
}

/** Asks a model; throws where the service does not answer within its time and tries. */
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
    // What came has another shape, and has been paid for all the same.
    if (NoObjectGeneratedError.isInstance(error)) return { value: undefined, tokens: error.usage?.totalTokens ?? 0 };
    throw error;
  }
}
