import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { useT } from '../i18n/texts';
import { Button, Modal } from '../modules/antd';
import './panel.css';

/** A question in English, shown translated. */
export interface ConfirmQuestion {
  title: string;
  /** Consequence of the action, in the specification's words if there are any. */
  text: string;
  /** Label of the action button. */
  action: string;
  /** Label of a second action button, for an alternative. */
  other?: string;
  dangerous?: boolean;
}

/** The button pressed; null if the dialog was closed in any other way. */
export type Choice = 'action' | 'other' | null;

type Ask = (question: ConfirmQuestion) => Promise<Choice>;

const ConfirmContext = createContext<Ask | null>(null);

/** The dialog for all confirmations; closing it without a button changes nothing. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const t = useT();
  const [question, setQuestion] = useState<ConfirmQuestion | null>(null);
  const [isOpen, setOpen] = useState(false);
  const answer = useRef<(choice: Choice) => void>(undefined);

  const ask = useCallback<Ask>((next) => {
    answer.current?.(null);
    setQuestion(next);
    setOpen(true);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  }, []);

  const close = (choice: Choice) => {
    answer.current?.(choice);
    answer.current = undefined;
    setOpen(false);
  };

  return (
    <ConfirmContext.Provider value={ask}>
      {children}
      {question && (
        <Modal
          open={isOpen}
          title={t(question.title)}
          okText={t(question.action)}
          cancelText={t('Cancel')}
          okButtonProps={{ danger: question.dangerous ?? false }}
          onOk={() => close('action')}
          onCancel={() => close(null)}
          width={question.other ? 520 : 440}
          zIndex={1100}
          {...(question.other ? { footer: <ThreeButtons question={question} onChoose={close} /> } : {})}
        >
          <p>{t(question.text)}</p>
        </Modal>
      )}
    </ConfirmContext.Provider>
  );
}

interface ButtonsProps {
  question: ConfirmQuestion;
  onChoose: (choice: Choice) => void;
}

/** The alternative is placed between cancel and the action; on a narrow page the buttons are stacked. */
function ThreeButtons({ question, onChoose }: ButtonsProps) {
  const t = useT();
  const { action, other = '', dangerous = false } = question;
  return (
    <div className="k-confirm-buttons">
      <Button onClick={() => onChoose(null)}>{t('Cancel')}</Button>
      <Button onClick={() => onChoose('other')}>{t(other)}</Button>
      <Button type="primary" danger={dangerous} onClick={() => onChoose('action')}>
        {t(action)}
      </Button>
    </div>
  );
}

/** Asks a question with two possible actions. */
export function useChoice(): Ask {
  const ask = useContext(ConfirmContext);
  if (!ask) throw new Error('useConfirm needs a ConfirmProvider above it');
  return ask;
}

/** Returns a function that asks a question and resolves with true only if the person confirms. */
export function useConfirm(): (question: ConfirmQuestion) => Promise<boolean> {
  const ask = useChoice();
  return useMemo(() => async (question) => (await ask(question)) === 'action', [ask]);
}
