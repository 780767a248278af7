import { usePortal, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useNavigate } from '@lichen/kit/router';
import { useState } from 'react';
import { Icon } from '../icons/Icon';
import { keepWelcome } from '../welcome/useFirstSteps';
import { Sheet } from './Sheet';
import { VideoList } from './VideoList';

export function HelpButton() {
  const t = useT();
  const { user, refresh } = usePortal();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const showSteps = () => {
    keepWelcome(false, refresh);
    setOpen(false);
    navigate('/dashboard');
  };
  return (
    <>
      <button type="button" className="p-icon-button" aria-label={t('Help')} onClick={() => setOpen(true)}>
        <Icon name="help" />
      </button>
      {isOpen && (
        <Sheet title={t('Help')} place="side" close={() => setOpen(false)}>
          <VideoList />
          {user.seen_welcome && <Button onClick={showSteps}>{t('Show first steps')}</Button>}
        </Sheet>
      )}
    </>
  );
}
