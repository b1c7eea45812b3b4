import { useMemo } from 'react';
import { type LoaderFunctionArgs, type RouteObject, useLoaderData, useNavigate } from 'react-router-dom';
import { deskInvoiceList, deskInvoiceRead } from '#contract/calls/deskInvoices.ts';
import { fieldsOf } from '#machines/lifecycles/invoice.ts';
import { createUploader } from '../../api/uploader.ts';
import { createInvoiceReview } from '../../ports/invoiceReview.ts';
import { createUploads } from '../../ports/upload.ts';
import { requireData } from '../../services/requireData.ts';
import { type Services, useServices } from '../../services/services.ts';
import { useSession } from '../../session/session.ts';
import { paths } from '../../ui/paths.ts';
import { queuePositionOf, queueSize } from '../queue/QueuePositionNav.tsx';
import { useReviewRun } from '../review/useReviewRun.ts';
import { InvoiceScreen } from './InvoiceScreen.tsx';
import { invoiceQueueIn, useInvoiceLists } from './invoiceLists.ts';

async function load({ api }: Services, { params, request }: LoaderFunctionArgs) {
  const { signal } = request;
  const { query, status, search } = invoiceQueueIn(request);
  const [row, queue] = await Promise.all([
    requireData(api.call(deskInvoiceRead, { query: { invoice_id: params.id ?? '' }, signal })),
    requireData(api.call(deskInvoiceList, { query: { ...query, page_size: queueSize }, signal })),
  ]);
  return { row, status, search, queue: queue.invoices.map(({ invoice }) => invoice.invoice_id) };
}

export const deskInvoiceRoute = (services: Services) =>
  ({ loader: (args: LoaderFunctionArgs) => load(services, args), Component: DeskInvoicePage }) satisfies RouteObject;

const DeskInvoicePage = () => {
  const loaded = useLoaderData<typeof load>();
  const { invoice_id, status } = loaded.row.invoice;
  return <OneInvoice key={`${invoice_id} ${status}`} {...loaded} />;
};

function OneInvoice({ row, status, search, queue }: Awaited<ReturnType<typeof load>>) {
  const { api, apiOptions, now, newKey } = useServices();
  const { user } = useSession();
  const navigate = useNavigate();
  const names = useInvoiceLists();
  const { invoice, order } = row;
  const { invoice_id } = invoice;
  const { machine, upload, files } = useMemo(() => {
    const uploader = createUploader(apiOptions);
    const uploads = createUploads({ uploader, baseUrl: apiOptions.baseUrls.oss, newKey, by: null });
    return { machine: createInvoiceReview(api, now), upload: uploads.machine, files: uploads.files };
  }, [api, apiOptions, newKey, now]);
  const about = { subject_id: invoice_id, parts: fieldsOf(invoice.kind), reasoned: ['refuse'] };
  const review = useReviewRun(machine, about, `mallflow.review.${user.user_id}.${invoice_id}.${invoice.status}`);
  const place = queuePositionOf(queue, invoice_id, (id) => paths.deskInvoice(id, status, search));
  const list = { name: names[status], href: paths.deskInvoices(status, search) };
  const { order_no } = order;
  return (
    <InvoiceScreen
      row={row}
      review={review}
      newKey={newKey}
      upload={upload}
      files={files}
      place={place}
      list={list}
      onOpen={(address) => void navigate(address)}
      // Not to the next application: a reviewer opens a client's documents only deliberately.
      onDecided={({ verdict }) => void navigate(list.href, { replace: true, state: { last: { verdict, order_no } } })}
    />
  );
}
