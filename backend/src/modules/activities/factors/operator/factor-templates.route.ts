import { FACTOR_TEMPLATES, type FactorTemplate } from '@lichen/contracts/activities/factors/factor-import.call';
import { factorImport } from '@lichen/contracts/activities/factors/factor-import.entity';
import { BYTE_ORDER_MARK, csvLine } from '@lichen/contracts/formats/csv';
import { notFound } from '@lichen/contracts/api/problems';
import { Router } from 'express';
import { expectAllowed } from '../../../../platform/engine/permissions/permit';
import { describedFile } from '../../../../platform/http/described-route';
import { contextFor } from '../../../../platform/http/request-context';
import { expectOperator } from '../../../../platform/operator';
import type { Platform } from '../../../../platform/platform';
import { EXCHANGE_COLUMNS, INDEX_COLUMNS, VAT_COLUMNS } from '../rates-file.loader';
import { TEMPLATE_COLUMNS, TEMPLATE_HEADER } from '../publisher-files/template-file.loader';

const TEMPLATES: Readonly<Record<FactorTemplate, readonly string[]>> = {
  factors: [...TEMPLATE_HEADER.map((name) => `# ${name}: `), csvLine(TEMPLATE_COLUMNS)],
  'exchange-rates': [csvLine(EXCHANGE_COLUMNS)],
  'price-indices': [csvLine(INDEX_COLUMNS)],
  'vat-rates': [csvLine(VAT_COLUMNS)],
};

const isTemplate = (name: string): name is FactorTemplate => (FACTOR_TEMPLATES as readonly string[]).includes(name);

export const describedTemplate = describedFile({
  ...{ name: 'factor_template', path: '/api/data/factor_templates/{file}', allow: factorImport.allow.read },
  summary: 'The columns of a file of factors to be filled in',
});

/** GET /api/data/factor_templates/{template}.csv: returns an empty file to fill in and import. */
export function factorTemplatesRoute(platform: Platform): Router {
  const contextOf = contextFor(platform.clock);
  return Router().get('/api/data/factor_templates/:file', (request, response) => {
    const context = contextOf(request);
    expectAllowed(factorImport.allow.read, context);
    expectOperator(platform, context);
    const name = /^([\w-]+)\.csv$/.exec(request.params.file)?.[1] ?? '';
    if (!isTemplate(name)) throw notFound();
    response
      .set({
        'Content-Disposition': `attachment; filename="${name}.csv"`,
        'Content-Type': 'text/csv; charset=utf-8',
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
      })
      .send(`${BYTE_ORDER_MARK}${TEMPLATES[name].join('\r\n')}\r\n`);
  });
}
