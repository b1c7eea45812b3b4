import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { type HelpPage, helpPages } from '#contract/entities/help.ts';
import type { Language } from '#contract/languages.ts';
import type { Deps } from '../deps.ts';
import type { Env } from '../wire/api.ts';
import { pageLanguage } from './pageLanguage.ts';

const isHelpPage = (name: string): name is HelpPage => helpPages.some((page) => page === name);

interface Texts {
  readonly intro: string;
  readonly told: string;
  readonly names: Readonly<Record<HelpPage, string>>;
}

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    intro: 'Here the operator’s own pages of help would open. In the demo this page shows what they are told.',
    told: 'What was told',
    names: { guide: 'Guide', online_service: 'Online service', help_centre: 'Help centre', training: 'Training' },
  },
  'zh-CN': {
    intro: '正式环境中将打开运营方的帮助页面。演示环境在此展示所传递的信息。',
    told: '传递的信息',
    names: { guide: '使用指南', online_service: '在线客服', help_centre: '帮助中心', training: '培训课程' },
  },
  'zh-TW': {
    intro: '正式環境將開啟營運方的說明頁面。示範環境在此顯示所傳遞的資訊。',
    told: '傳遞的資訊',
    names: { guide: '使用指南', online_service: '線上客服', help_centre: '說明中心', training: '教育訓練' },
  },
  ja: {
    intro: '本番環境では運営会社のヘルプページが開きます。デモではここに、渡される情報を表示します。',
    told: '渡された情報',
    names: {
      guide: 'ご利用ガイド',
      online_service: 'オンラインサポート',
      help_centre: 'ヘルプセンター',
      training: 'トレーニング',
    },
  },
};

/** Stands for the operator's pages of help in the demo, and shows what such a page is told. */
export function helpDemoPages(deps: Deps): Hono<Env> {
  const app = new Hono<Env>();
  app.get('/:page', (context) => {
    const page = context.req.param('page');
    if (!isHelpPage(page)) return context.notFound();
    context.header('cache-control', 'no-store');
    return context.html(
      helpDocument(context, page, { language: pageLanguage(context, deps, null), site: deps.settings.site_name }),
    );
  });
  return app;
}

interface Spoken {
  readonly language: Language;
  readonly site: string;
}

function helpDocument(context: Context<Env>, page: HelpPage, { language, site }: Spoken) {
  const { intro, told, names } = texts[language];
  return html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${names[page]} · ${site}</title>
    <link rel="stylesheet" href="/login/style.css" />
    <link rel="icon" href="data:," />
  </head>
  <body>
    <div class="frame">
      <main>
        <h1>${names[page]}</h1>
        <p>${intro}</p>
        <h2>${told}</h2>
        <dl>${Object.entries(context.req.query()).map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
      </main>
    </div>
  </body>
</html>`;
}
