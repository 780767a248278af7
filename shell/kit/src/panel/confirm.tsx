import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { useT } from '../i18n/texts';
import { Modal } from '../modules/antd';

export interface ConfirmQuestion {
  title: string;
  /** Consequence of the action, in the specified words if there are any. */
  text: string;
  /** The verb of the button. */
  action: string;
  dangerous?: boolean;
}

type Ask = (question: ConfirmQuestion) => Promise<boolean>;

const ConfirmContext = createContext<Ask | null>(null);

/** One dialog for every irreversible act; leaving it in any way but the button changes nothing. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const t = useT();
  const [question, setQuestion] = useState<ConfirmQuestion | null>(null);
  const [isOpen, setOpen] = useState(false);
  const answer = useRef<(yes: boolean) => void>(undefined);

  const ask = useCallback<Ask>((next) => {
    answer.current?.(false);
    setQuestion(next);
    setOpen(true);
    return new Promise((resolve) => {
      answer.current = resolve;
    });
  }, []);

  const close = (yes: boolean) => {
    answer.current?.(yes);
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
          onOk={() => close(true)}
          onCancel={() => close(false)}
          width={440}
          zIndex={1100}
        >
          <p>{t(question.text)}</p>
        </Modal>
      )}
    </ConfirmContext.Provider>
  );
}

export function useConfirm(): Ask {
  const ask = useContext(ConfirmContext);
  if (!ask) throw new Error('useConfirm needs a ConfirmProvider above it');
  return ask;
}
