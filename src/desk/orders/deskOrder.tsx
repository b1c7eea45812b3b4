import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import {
  type LoaderFunctionArgs,
  type RouteObject,
  useLoaderData,
  useNavigate,
  useRevalidator,
} from 'react-router-dom';
import { deskOrderList, deskOrderRead } from '#contract/calls/deskOrders.ts';
import { documentOf } from '#contract/entities/document.ts';
import type { AttachmentInput, attachmentMachine } from '#machines/parts/attachment.ts';
import { createUploader } from '../../api/uploader.ts';
import { Attachment } from '../../flowkit/attachment/Attachment.tsx';
import type { PageFiles } from '../../flowkit/upload/pageFiles.ts';
import { createAttachmentMachine } from '../../ports/attachment.ts';
import { createUploads } from '../../ports/upload.ts';
import { requireData } from '../../services/requireData.ts';
import { type Services, useServices } from '../../services/services.ts';
import { usePageActor } from '../../services/usePageActor.ts';
import { paths } from '../../ui/paths.ts';
import { queuePositionOf, queueSize } from '../queue/QueuePositionNav.tsx';
import { DeskOrderScreen } from './DeskOrderScreen.tsx';
import { orderQueueIn, useListNames } from './orderLists.ts';

async function load({ api }: Services, { params, request }: LoaderFunctionArgs) {
  const { signal } = request;
  const { list, search, query } = orderQueueIn(request);
  const [order, queue] = await Promise.all([
    requireData(api.call(deskOrderRead, { query: { order_id: params.id ?? '' }, signal })),
    requireData(api.call(deskOrderList, { query: { ...query, page_size: queueSize }, signal })),
  ]);
  return { order, list, search, queue: queue.orders.map(({ order_id }) => order_id) };
}

export const deskOrderRoute = (services: Services) =>
  ({ loader: (args: LoaderFunctionArgs) => load(services, args), Component: DeskOrderPage }) satisfies RouteObject;

const DeskOrderPage = () => {
  const loaded = useLoaderData<typeof load>();
  return <OneOrder key={loaded.order.order_id} {...loaded} />;
};

function OneOrder({ order, list, search, queue }: Awaited<ReturnType<typeof load>>) {
  const { api, apiOptions, newKey, now, fileAddress } = useServices();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const names = useListNames();
  const { machine, files } = useMemo(() => {
    const uploader = createUploader(apiOptions);
    const uploads = createUploads({ uploader, baseUrl: apiOptions.baseUrls.oss, newKey, by: null });
    return { machine: createAttachmentMachine({ api, now, upload: uploads.machine }), files: uploads.files };
  }, [api, apiOptions, newKey, now]);
  const { order_id, documents } = order;
  const addressOf = (id: string) => paths.deskOrder(id, list, search);
  const [first] = queue;
  return (
    <DeskOrderScreen
      order={order}
      list={{ name: names[list], href: paths.deskOrders(list, search) }}
      place={queuePositionOf(queue, order_id, addressOf)}
      next={first === undefined ? null : addressOf(first)}
      fileAddress={fileAddress}
      onOpen={(address) => void navigate(address)}
      field={(kind, label) => (
        <OneDocument
          machine={machine}
          input={{ order_id, kind, document: documentOf(documents, kind) }}
          files={files}
          label={label}
          onChange={() => void revalidate()}
        />
      )}
    />
  );
}

interface OneDocumentProps {
  readonly machine: typeof attachmentMachine;
  readonly input: AttachmentInput;
  readonly files: PageFiles;
  readonly label: string;
  readonly onChange: () => void;
}

function OneDocument({ machine, input, files, label, onChange }: OneDocumentProps) {
  const attachment = usePageActor(machine, input);
  const had = useRef(input.document?.document_id);
  const has = useSelector(attachment, ({ context }) => context.document?.document_id);
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    if (had.current === has) return;
    had.current = has;
    tell();
  }, [has]);
  return <Attachment attachment={attachment} files={files} label={label} />;
}
