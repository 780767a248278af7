import { receivedPassport } from '@lichen/contracts/compliance/passports/received-passport.entity';
import { trustedSigner } from '@lichen/contracts/compliance/passports/trusted-signer.entity';
import { serve } from '../../../../platform/engine/rules';
import { deleteFilesOf } from '../../../../platform/files/delete-files.listener';
import { askIssuerJob } from './ask-issuer.job';
import { askIssuersDaily } from './ask-issuers.job';
import { askIssuer } from './ask-issuer.operation';
import { receivePassport } from './receive-passport.route';
import { describedReceivedFile, receivedFileRoute } from './received-file.route';
import { takePassport } from './take-passport.operation';
import { takeReturn } from './take-return.operation';
import { tellOfPassports } from './tell-of-passports.listener';

/** Entities, operations and jobs for received passports and trusted signers. */
export const servedReceived = {
  entities: [serve(receivedPassport, {}), serve(trustedSigner, {})],
  operations: [askIssuer, takePassport, takeReturn],
  jobs: [askIssuerJob],
  daily: askIssuersDaily,
  listeners: [deleteFilesOf(receivedPassport, 'compliance.forget-received-passport'), tellOfPassports],
  uploads: { [receivedPassport.name]: receivePassport },
  route: receivedFileRoute,
  described: [describedReceivedFile],
};
