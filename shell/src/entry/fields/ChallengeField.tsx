import { useCallback, useEffect, useState } from 'react';
import { call } from '../call';
import { t } from '../t';
import { describedBy, FieldError } from './Field';

/** The test for robots: three numbers, and the token that proves which ones were shown. */
export interface Challenge {
  test: number[];
  token: string;
}

interface ChallengeState {
  challenge: Challenge | null;
  lost: boolean;
  draw: () => void;
}

/** Loads the three numbers, which the server signs; the server also checks the answer. */
export function useChallenge(): ChallengeState {
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  const [lost, setLost] = useState(false);
  const draw = useCallback(async () => {
    const answer = await call<Challenge>('/api/auth/challenge');
    setLost(!answer.ok);
    if (answer.ok) setChallenge(answer.body);
  }, []);
  useEffect(() => {
    draw();
  }, [draw]);
  return { challenge, lost, draw };
}

interface ChallengeFieldProps {
  state: ChallengeState;
  chosen: number | null;
  error: string | undefined;
  onChoose: (answer: number) => void;
}

/** The numbers as buttons; the highest is the right answer. */
export function ChallengeField({ state, chosen, error, onChoose }: ChallengeFieldProps) {
  const { challenge, lost, draw } = state;
  return (
    <fieldset className="field">
      <legend>{t('Click the highest number')}</legend>
      <div className="numbers">
        {challenge?.test.map((number) => (
          <button
            key={number}
            type="button"
            aria-pressed={number === chosen}
            aria-describedby={describedBy('answer', error)['aria-describedby']}
            data-invalid={error && number === challenge.test[0] ? '' : undefined}
            onClick={() => onChoose(number)}
          >
            {number}
          </button>
        ))}
        {lost && (
          <button type="button" onClick={draw}>
            {t('Load new numbers')}
          </button>
        )}
      </div>
      <FieldError id="answer" error={error} />
    </fieldset>
  );
}
