import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { smtpSender } from './smtp.ts';

let server: Server;
afterEach(() => server.close());

/** A mail server that accepts all commands but those that match `refuses`, and records them. */
async function mailServer(refuses: RegExp | null = null) {
  const told: string[] = [];
  server = createServer((socket) => {
    let inData = false;
    const answer = (line: string): string | null => {
      if (inData) {
        inData = line !== '.';
        return inData ? null : '250 taken';
      }
      if (refuses?.test(line)) return '550 no such person';
      inData = line === 'DATA';
      return inData ? '354 go on' : '250 yes';
    };
    socket.write('220 mail.example\r\n');
    socket.on('data', (bytes) => {
      for (const line of bytes.toString().split('\r\n').slice(0, -1)) {
        told.push(line);
        const answered = answer(line);
        if (answered !== null) socket.write(`${answered}\r\n`);
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, told };
}

const from = 'Mallflow <no-reply@mall.example>';
const message = {
  message_id: 'message-1',
  address: 'owner@jp.example',
  language: 'ja',
  subject: 'お支払いを確認しました',
  body: 'ありがとうございます。',
} as const;

it('a mail is sent with its sender, recipient, language, text and a Message-ID made of its message id [OUT-01]', async () => {
  const { url, told } = await mailServer();
  await smtpSender({ url, from })(message);
  expect(told).toEqual(expect.arrayContaining(['MAIL FROM:<no-reply@mall.example>', 'RCPT TO:<owner@jp.example>']));
  expect(told).toEqual(
    expect.arrayContaining([
      'From: Mallflow <no-reply@mall.example>',
      'To: owner@jp.example',
      'Message-ID: <message-1@mallflow>',
      'Auto-Submitted: auto-generated',
      'Content-Language: ja',
      Buffer.from(message.body).toString('base64'),
    ]),
  );
});

it('a mail that the SMTP server refuses is rejected with the code EENVELOPE [OUT-02]', async () => {
  const { url } = await mailServer(/^RCPT/);
  await expect(smtpSender({ url, from })(message)).rejects.toMatchObject({ code: 'EENVELOPE' });
});
