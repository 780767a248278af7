import { COMPLETE_WORDS, wordCount } from '@lichen/contracts/business/company/policy-state';
import { type PolicyTextAnswer, policyText } from '@lichen/contracts/business/company/policy-text.call';
import type { StandardPolicyId } from '@lichen/contracts/business/company/standard-policies';
import { type FormApi, useCall, useConfirm, useFormValue, useT, useTn } from '@lichen/kit';
import { Alert, Button } from '@lichen/kit/antd';
import { createContext, useContext, useState } from 'react';
import { wordsShort } from './policy-entries';

/** The id of the standard policy being edited; null for one of the company's own. */
export const StandardContext = createContext<StandardPolicyId | null>(null);

const REPLACEMENT = {
  title: 'Replace the text?',
  text: 'The default text replaces the current text. You can undo this until you save.',
  action: 'Replace',
};

/** Shown below the text of a policy: the word count, and the default text of a standard policy. */
export function ContentFoot({ form }: { form: FormApi }) {
  const standard = useContext(StandardContext);
  return (
    <>
      <WordCounter />
      {standard && <DefaultText standard={standard} form={form} />}
    </>
  );
}

const contentOf = (content: unknown): string => (typeof content === 'string' ? content : '');

function WordCounter() {
  const t = useT();
  const tn = useTn();
  const words = useFormValue(({ content }) => wordCount(contentOf(content)));
  const short = wordsShort(words);
  return (
    <p className={short > 0 ? 'biz-words' : 'biz-words biz-words-enough'}>
      <progress aria-label={t('Number of words')} max={COMPLETE_WORDS} value={Math.min(words, COMPLETE_WORDS)} />
      <strong>
        {short > 0
          ? t('{count} of {most} words', { count: String(words), most: String(COMPLETE_WORDS) })
          : tn(words, '{count} word', '{count} words')}
      </strong>
      {short > 0 && (
        <span>{tn(short, '{count} more, or upload the document', '{count} more, or upload the document')}</span>
      )}
    </p>
  );
}

/** Inserts the default text of a standard policy, and can undo it. */
function DefaultText({ standard, form }: { standard: StandardPolicyId; form: FormApi }) {
  const t = useT();
  const confirm = useConfirm();
  const draft = useCall<PolicyTextAnswer>(policyText, { id: standard }).data?.text;
  const content = useFormValue(({ content: typed }) => contentOf(typed));
  const [before, setBefore] = useState<string | null>(null);
  const isDraft = draft !== undefined && content === draft;
  const use = async () => {
    if (content.trim() !== '' && !(await confirm(REPLACEMENT))) return;
    setBefore(content);
    form.set({ content: draft });
  };
  const undo = () => {
    form.set({ content: before });
    setBefore(null);
  };
  return (
    <>
      {isDraft && (
        <Alert
          type="info"
          showIcon
          message={t('This is a draft. Adapt it to how your company works before you save it as your policy.')}
        />
      )}
      <div className="biz-acts">
        {!isDraft && (
          <Button disabled={draft === undefined} onClick={() => void use()}>
            {t('Use the default text')}
          </Button>
        )}
        {isDraft && before !== null && <Button onClick={undo}>{t('Undo')}</Button>}
      </div>
    </>
  );
}
