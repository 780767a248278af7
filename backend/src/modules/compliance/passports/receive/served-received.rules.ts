import { receivedPassport } from '@lichen/contracts/compliance/passports/received-passport.entity';
import { trustedSigner } from '@lichen/contracts/compliance/passports/trusted-signer.entity';
import { serve } from '../../../../platform/engine/rules';
import { askIssuerJob } from './ask-issuer.job';
import { askIssuer } from './ask-issuer.operation';
import { forgetReceived } from './forget-received.listener';
import { receivePassport } from './receive-passport.route';
import { describedReceivedFile, receivedFileRoute } from './received-file.route';
import { takePassport } from './take-passport.operation';

/** Passports that were handed in, and whose keys the company trusts. */
export const servedReceived = {
  entities: [serve(receivedPassport, {}), serve(trustedSigner, {})],
  operations: [askIssuer, takePassport],
  jobs: [askIssuerJob],
  listener: forgetReceived,
  uploads: { [receivedPassport.name]: receivePassport },
  route: receivedFileRoute,
  described: [describedReceivedFile],
};
