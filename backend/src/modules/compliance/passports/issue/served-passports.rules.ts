import { passportIssuer } from '@lichen/contracts/compliance/passports/passport-issuer.entity';
import { supplierPassport } from '@lichen/contracts/compliance/passports/supplier-passport.entity';
import { serve } from '../../../../platform/engine/rules';
import { issuePassportAnswer } from './issue-passport.handler';
import { issuePassportJob } from './issue-passport.job';
import { rotateKey } from './issuer.rules';
import { describedPassportFiles, passportRoutes } from './passport-files.route';
import { revokePassport } from './revoke-passport.operation';

/** Entities, operations and routes for passports that the company issues. */
export const servedPassports = {
  entities: [serve(passportIssuer, {}), serve(supplierPassport, {})],
  operations: [rotateKey, revokePassport],
  calls: [issuePassportAnswer],
  jobs: [issuePassportJob],
  routes: passportRoutes,
  described: describedPassportFiles,
};
