import type { Database } from '../database';
import type { Value } from '../sql';

/** Question of a part of the platform, asked at intervals to notice writes of other processes and work that is due. */
export interface StandingQuestion {
  /** Expression of one value; a query stands in parentheses. */
  readonly asks: string;
  readonly params?: () => readonly Value[];
  readonly answered: (value: Value) => void;
  readonly failed: (error: unknown) => void;
}

interface Asker {
  readonly questions: Set<StandingQuestion>;
  stop(): void;
}

function startAsking(database: Database, everyMs: number): Asker {
  const questions = new Set<StandingQuestion>();
  let isAsking = false;

  const ask = async () => {
    const asked = [...questions];
    const text = `SELECT ${asked.map(({ asks }, at) => `${asks} AS answer_${at}`).join(', ')}`;
    const params = asked.flatMap((question) => question.params?.() ?? []);
    try {
      const [row] = await database.all(text, params);
      for (const [at, question] of asked.entries())
        if (questions.has(question)) question.answered(row?.[`answer_${at}`] ?? null);
    } catch (error) {
      for (const question of asked) if (questions.has(question)) question.failed(error);
    }
  };
  const timer = setInterval(() => {
    // A slow database is not asked again before it has answered.
    if (isAsking) return;
    isAsking = true;
    void ask().finally(() => {
      isAsking = false;
    });
  }, everyMs).unref();
  return { questions, stop: () => clearInterval(timer) };
}

const askers = new WeakMap<Database, Map<number, Asker>>();

/** Asks at an interval, in one statement with all other questions of that interval; returns a function that ends it. */
export function askStanding(database: Database, everyMs: number, question: StandingQuestion): () => void {
  const own = askers.get(database) ?? new Map<number, Asker>();
  askers.set(database, own);
  const asker = own.get(everyMs) ?? startAsking(database, everyMs);
  own.set(everyMs, asker);
  asker.questions.add(question);
  return () => {
    asker.questions.delete(question);
    if (asker.questions.size > 0 || own.get(everyMs) !== asker) return;
    asker.stop();
    own.delete(everyMs);
  };
}
