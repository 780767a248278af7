import type { Platform } from '../platform';
import type { AiService } from './ai-service';
import { aiUse } from './ai-use';
import { addressOf, generate } from './language-model.client';

type Parts = Pick<Platform, 'clock' | 'configuration' | 'database' | 'log'>;

/**
 * Returns the AI service that the operator chose, with the limits of each company; always `unavailable` if none is set.
 */
export function makeAiService({ clock, configuration, database, log }: Parts): AiService {
  const use = aiUse(database, clock);
  const most = configuration.AI_COMPANY_TOKENS;
  const isSet = configuration.AI_PROVIDER !== 'none';
  return {
    name: isSet ? `${new URL(addressOf(configuration)).host}, ${configuration.AI_MODEL}` : null,
    use: async (companyId) => ({ used: await use.tokens(companyId), most }),
    ask: async (question) => {
      if (!isSet) return { state: 'unavailable' };
      const { companyId, signal } = question;
      if ((await use.tokens(companyId)) >= most) return { state: 'over_limit' };
      try {
        const { value, tokens } = await generate(configuration, question);
        await use.add(companyId, tokens);
        if (value === undefined) log.warn({ companyId }, 'the AI service answered in another shape');
        return value === undefined ? { state: 'unavailable' } : { state: 'answered', value };
      } catch (error) {
        // The work was aborted by its caller, who expects the error.
        if (signal?.aborted) throw error;
        const reason = error instanceof Error ? error.message : String(error);
        log.warn({ companyId, reason: reason.slice(0, 300) }, 'the AI service did not answer');
        return { state: 'unavailable' };
      }
    },
  };
}
