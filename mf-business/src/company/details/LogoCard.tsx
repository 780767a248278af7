import { companyProfile } from '@lichen/contracts/business/company-profile.entity';
import { TEXTS } from '@lichen/contracts/text/texts';
import { Card, failureText, useAction, useConfirm, useNotify, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { FileButton } from '../FileButton';
import { useUpload } from '../useUpload';
import type { Profile } from './CompanyFacts';

const REMOVAL = {
  title: 'Remove logo?',
  text: 'Click confirm to remove logo. This action cannot be undone.',
  action: 'Confirm',
  dangerous: true,
};

/** The company's logo for reports; uploading another file replaces it. */
export function LogoCard({ profile }: { profile: Profile }) {
  const t = useT();
  const notify = useNotify();
  const confirm = useConfirm();
  const clear = useAction(companyProfile, 'clear_logo');
  const { send, isSending } = useUpload('company_logos', companyProfile);
  const upload = async (file: File) => {
    if (await send(file)) notify(t(TEXTS.unexpected), 'bad');
    else notify(t('Saved'));
  };
  const remove = async () => {
    if (!(await confirm(REMOVAL))) return;
    const outcome = await clear.run(profile, {});
    if (outcome.state === 'failed') notify(failureText(outcome.error), 'bad');
  };
  return (
    <Card title={t('Logo')}>
      {profile.has_logo ? (
        <img
          className="biz-logo"
          src={`/api/data/company_logos?version=${profile.version}`}
          alt={t('Logo of {company}', { company: profile.company_name })}
        />
      ) : (
        <p className="biz-quiet">{t('No logo')}</p>
      )}
      <div className="biz-acts">
        <FileButton accept=".png,.jpg,.jpeg,.webp" isBusy={isSending} onChoose={(file) => void upload(file)}>
          {t(profile.has_logo ? 'Replace logo' : 'Upload logo')}
        </FileButton>
        {profile.has_logo && <Button onClick={() => void remove()}>{t('Remove logo')}</Button>}
      </div>
      <p className="biz-quiet biz-small">{t('PNG, JPEG or WebP, up to 2 MB')}</p>
    </Card>
  );
}
