import { doc } from '@lichen/contracts/docs/doc.entity';
import { TEXTS } from '@lichen/contracts/text/texts';
import { ColumnChoice, DataTable, Page, useFormat, useRecords, useT, useTableView, useTn } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { useNavigate } from '@lichen/kit/router';
import { ChosenDocuments, useChosen } from './ChosenDocuments';
import { docColumns } from './doc-columns';
import { FILTER_NAMES, filtersOf, tabOf } from './doc-filters';
import { DocFilters } from './DocFilters';
import { DocTabs, useQueueCounts } from './DocTabs';
import { UploadArea } from './UploadArea';
import { paths } from '@lichen/contracts/api/paths';
import { ShareLink } from '../sharing/ShareLink';
import { useDocumentName } from '../shared/document-name';
import { useMemberNames } from '../shared/useMemberNames';

/** The list of documents with its queues, filters and upload area. */
export function Documents() {
  const t = useT();
  const tn = useTn();
  const format = useFormat();
  const navigate = useNavigate();
  const nameOf = useDocumentName();
  const memberName = useMemberNames();
  const view = useTableView('documents');
  const { url } = view;
  const tab = tabOf(url.one);
  const found = useRecords(doc, { sort: '-created_on', ...view.query, ...filtersOf(url.one) }, { poll: 'documents' });
  const counts = useQueueCounts();
  const columns = docColumns({ t, tn, format, memberName });
  const { chosen, selection, leave } = useChosen(found.data?.list);
  const context = counts && [
    tn(counts.to_review, '{count} to review', '{count} to review'),
    ...(counts.reading > 0 ? [tn(counts.reading, '{count} being read', '{count} being read')] : []),
  ];

  return (
    <UploadArea>
      {({ choose: upload, area }) => {
        const button = (
          <Button type="primary" onClick={upload}>
            {t('Upload')}
          </Button>
        );
        return (
          <Page
            wide
            title={t('Documents')}
            context={context?.join(' · ')}
            actions={
              <>
                <ColumnChoice columns={columns} view={view} />
                <Button onClick={() => navigate(paths.automaticApplication)}>{t('Automatic application')}</Button>
                <Button onClick={() => navigate(paths.docRetention)}>{t('Retention')}</Button>
                <Button onClick={() => navigate(paths.learnedPlaces)}>{t('Learned from corrections')}</Button>
                {button}
              </>
            }
          >
            <DocTabs open={tab} counts={counts} />
            {area}
            <DocFilters url={url} />
            <ChosenDocuments chosen={chosen} onLeave={leave} />
            <div className="doc-list">
              <DataTable
                label="Documents"
                columns={columns}
                of={found}
                view={view}
                nameOf={nameOf}
                onOpen={({ _id }) => navigate(paths.document(_id))}
                rowActions={(row) => <ShareLink record={row} />}
                selection={selection}
                empty={{
                  text: t(TEXTS.listEmpty),
                  action: button,
                  filters: FILTER_NAMES,
                  filterLabels: { location_id: 'Location', partner_id: 'Partner' },
                }}
              />
            </div>
          </Page>
        );
      }}
    </UploadArea>
  );
}
