import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageFile, pagesFolder, pairFolder, type PageAssets } from '@tolk/contract/prerendered';
import type { ShownPreview } from '@tolk/contract/remotes';
import type { ScreenRoute } from '@tolk/contract/routes';
import { pageToken, servedMark } from '@tolk/contract/site';
import type { Language } from '@tolk/domain';
import type { Config } from '../../config.ts';
import type { ShellBuilds } from '../shell-builds.ts';
import { packPage, type PackedPage } from './packed-page.ts';
import { fillPage } from './fill-page.ts';

/** How long a look at the disk holds: a release or a new build is seen after it (ms). */
const freshMs = 1_000;

/** What the shell's page shows before the application is there: the header of the site, or of a portal. */
export type FirstFrame = 'site' | 'portal';

/** Pages kept in memory: all that are prerendered, in two languages and for two releases, and more. */
const packedMax = 200;

interface Build {
  shell: Record<FirstFrame, string>;
  hash: string | undefined;
}

export interface PageStore {
  /** The text of the page that the application fills, for who writes something into it. */
  shellText(frame: FirstFrame): Promise<string | undefined>;
  /** The page that the application fills; undefined while no shell is built. */
  shell(frame: FirstFrame, preview?: ShownPreview): Promise<PackedPage | undefined>;
  /** The page made at build time; undefined when there is none for this shell and this marketing release. */
  prerendered(
    route: ScreenRoute,
    language: Language,
    marketing: string | undefined,
  ): Promise<PackedPage | undefined>;
  /**
   * The page around what a served route says, with the tokens of `servedParts` in it: made at build
   * time where there is one, else the shell's. Undefined while no shell is built.
   */
  around(
    route: ScreenRoute,
    language: Language,
    marketing: string | undefined,
    preview?: ShownPreview,
  ): Promise<string | undefined>;
}

/** Built pages, filled in and compressed once and kept in memory. */
export function createPageStore({ web, site, publicUrl }: Config, builds: ShellBuilds): PageStore {
  const packed = new Map<string, Promise<PackedPage>>();
  let build: Promise<Build | undefined> | undefined;
  let shell: string | undefined;
  let seenAt = 0;

  async function look(): Promise<Build | undefined> {
    const html = await readText(join(web.shell, 'index.html'));
    if (html === undefined) return undefined;
    if (html !== shell) await builds.keep();
    shell = html;
    const portal = html.replace('class="first"', 'class="first portal"');
    return {
      shell: { site: html, portal },
      hash: await hashOf(web.shell),
    };
  }

  function current(): Promise<Build | undefined> {
    if (build === undefined || Date.now() - seenAt > freshMs) {
      seenAt = Date.now();
      build = look();
    }
    return build;
  }

  /** By its text: two builds that are alike share one page. */
  function pack(html: string, preview?: ShownPreview): Promise<PackedPage> {
    const key = preview ? `${preview.remote} ${preview.version}\n${html}` : html;
    const known = packed.get(key);
    if (known !== undefined) return known;
    if (packed.size >= packedMax) packed.clear();
    const made = packPage(fillPage(html, site, publicUrl, preview));
    packed.set(key, made);
    return made;
  }

  async function madeAtBuild(
    route: ScreenRoute,
    language: Language,
    marketing: string | undefined,
  ): Promise<string | undefined> {
    const hash = (await current())?.hash;
    if (hash === undefined || marketing === undefined) return undefined;
    const folder = join(web.releases, pagesFolder, pairFolder(hash, marketing));
    return readText(join(folder, pageFile(route, language)));
  }

  return {
    async shellText(frame) {
      const html = (await current())?.shell[frame];
      return html === undefined ? undefined : fillPage(html, site, publicUrl);
    },
    async shell(frame, preview) {
      const html = (await current())?.shell[frame];
      return html === undefined ? undefined : pack(html, preview);
    },
    async prerendered(route, language, marketing) {
      const html = await madeAtBuild(route, language, marketing);
      return html === undefined ? undefined : pack(html);
    },
    async around(route, language, marketing, preview) {
      const made = preview ? undefined : await madeAtBuild(route, language, marketing);
      const html = made ?? withServedParts((await current())?.shell.site, language);
      return html === undefined ? undefined : fillPage(html, site, publicUrl, preview);
    },
  };
}

/** The shell's screen takes the content out of the template and shows it. */
function withServedParts(shell: string | undefined, language: Language): string | undefined {
  return shell
    ?.replace(/<title>[^<]*<\/title>/, '')
    .replace('</head>', `${pageToken('head')}</head>`)
    .replace(
      '</body>',
      `<template ${servedMark} lang="${language}">${pageToken('content')}</template></body>`,
    );
}

async function hashOf(shell: string): Promise<string | undefined> {
  const assets = await readText(join(shell, 'page-assets.json'));
  return assets === undefined ? undefined : (JSON.parse(assets) as PageAssets).hash;
}

function readText(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined);
}
