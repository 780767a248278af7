import { paths } from '@lichen/contracts/api/paths';
import { receivedPassport } from '@lichen/contracts/compliance/passports/received-passport.entity';
import { trustedSigner } from '@lichen/contracts/compliance/passports/trusted-signer.entity';
import { Page, QueryStates, useConfirmedDelete, usePortal, useRecord, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useNavigate, useParams } from '@lichen/kit/router';
import { HeldProof } from '../passports/HeldProof';
import { PassportVerdict } from '../passports/PassportVerdict';
import { TrustSigner } from '../passports/TrustSigner';
import { type ReceivedPassport, useTrusted } from '../passports/useTrusted';
import '../partners/value-chain.css';
import '../shared/compliance.css';

/** One received passport: verdict, issuer and contents. */
export default function ReceivedPassportDetail() {
  const t = useT();
  const navigate = useNavigate();
  const { id = '' } = useParams();
  const { may } = usePortal();
  const found = useRecord(receivedPassport, id);
  const { confirmAndDelete } = useConfirmedDelete(receivedPassport);
  const remove = async () => {
    const text = t('The file and what was found are deleted.');
    if (await confirmAndDelete(id, { title: 'Delete passport?', text })) navigate(paths.receivedPassports);
  };
  return (
    <div className="cp-pane">
      <Page
        title={found.data?.issuer_name ?? found.data?.name ?? t('Received passport')}
        context={t('Supplier passport')}
        back={{ to: paths.receivedPassports, label: 'Received passports' }}
        actions={
          found.data &&
          may(receivedPassport.allow.remove) && (
            <Button danger onClick={() => void remove()}>
              {t('Delete')}
            </Button>
          )
        }
      >
        <QueryStates of={found}>{(one) => <Found key={one._id} of={one} />}</QueryStates>
      </Page>
    </div>
  );
}

function Found({ of: one }: { of: ReceivedPassport }) {
  const { may } = usePortal();
  const { found, standingOf } = useTrusted();
  return (
    <QueryStates of={found}>
      {() => {
        const standing = standingOf(one);
        return (
          <>
            <PassportVerdict of={one} standing={standing} />
            {standing === 'unknown' && may(trustedSigner.allow.create) && <TrustSigner of={one} />}
            <HeldProof of={one} mayTake={standing === 'intact'} />
          </>
        );
      }}
    </QueryStates>
  );
}
