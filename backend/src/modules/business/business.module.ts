import { powerSource } from '@lichen/contracts/business/power-sources/power-source.entity';
import { tag } from '@lichen/contracts/business/tags/tag.entity';
import { serve } from '../../platform/engine/rules';
import type { OpenModule } from '../../platform/open-module';
import { migrationsIn } from '../../platform/store/migrations-in';
import { company } from './company/company.rules';
import { assetEsgSections } from './completeness/asset-sections.query';
import { inventory } from './inventory/inventory.rules';
import { servedLocations } from './locations/served-locations.rules';
import { powerSourceRules } from './power-sources/power-source.rules';
import { servedProduct } from './products/product.rules';
import { referenceHandler } from './reference-lists/reference.handler';
import { listCodes } from './reference-lists/list-codes.loader';
import { listLabels, listWords } from './reference-lists/list-words.loader';
import { isReferenceList, openReferenceLists } from './reference-lists/reference-lists.loader';
import { statements } from './statements/statements.rules';
import { recycling } from './recycling/recycling.rules';
import { recyclingEsgSections } from './recycling/recycling-section.query';
import { recordImports } from './record-imports/record-imports.rules';
import { staff } from './staff/served-staff.rules';
import { tagRules } from './tags/tag.rules';
import { servedVehicles } from './vehicles/served-vehicles.rules';

/** The business module: the company's records and the published lists that forms choose from. */
export const open: OpenModule = ({ reference, sayIn }) => {
  const lists = openReferenceLists(reference);
  const codeOf = listWords(lists, sayIn);
  const { readAhead, gridsOf, fuelsOf, isFuel, taxonomyLabel } = listCodes(lists);
  const locations = servedLocations(gridsOf, codeOf);
  const vehicles = servedVehicles(fuelsOf);
  const own = company({ reference, gridsOf, taxonomyLabel });
  const records = [
    locations.entity,
    ...vehicles.entities,
    serve(powerSource, powerSourceRules(isFuel)),
    servedProduct,
    ...recycling,
    ...staff.entities,
  ];
  return {
    name: 'business',
    version: '0.1.0',
    migrations: migrationsIn(__dirname),
    readAhead: async () => readAhead(),
    imports: recordImports(records),
    entities: [...own.entities, ...records, serve(tag, tagRules), ...statements.entities, ...inventory.entities],
    calls: [
      referenceHandler(lists, sayIn),
      ...own.calls,
      ...locations.calls,
      ...statements.calls,
      ...inventory.calls,
      ...staff.calls,
      ...vehicles.calls,
    ],
    uploads: own.uploads,
    routes: own.routes,
    described: own.described,
    operations: [...own.operations, ...statements.operations, ...staff.operations],
    answers: [...own.answers, assetEsgSections, recyclingEsgSections, ...statements.answers],
    listeners: own.listeners,
    daily: vehicles.daily,
    listOf: (list) => (isReferenceList(list) ? (text) => codeOf(list, text) : undefined),
    labelIn: listLabels(lists, sayIn),
  };
};
