import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ServiceMonitor } from '@kubernetes-models/prometheus-operator/monitoring.coreos.com/v1/ServiceMonitor';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { CronJob } from 'kubernetes-models/batch/v1/CronJob';
import { Job } from 'kubernetes-models/batch/v1/Job';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1/NetworkPolicy';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { PersistentVolumeClaim } from 'kubernetes-models/v1/PersistentVolumeClaim';
import { Service } from 'kubernetes-models/v1/Service';
import { parse, parseAllDocuments } from 'yaml';
import { testApp } from './support/test-app.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const deploy = join(root, 'deploy');
const folder = join(deploy, 'kubernetes');
const tolk = testApp();

interface Manifest {
  file: string;
  kind: string;
  content: unknown;
}

/** Each kind by the schema of Kubernetes' own API. */
const check: Readonly<Record<string, (content: never) => void>> = {
  CronJob: (content) => new CronJob(content).validate(),
  Deployment: (content) => new Deployment(content).validate(),
  HorizontalPodAutoscaler: (content) => new HorizontalPodAutoscaler(content).validate(),
  Ingress: (content) => new Ingress(content).validate(),
  Job: (content) => new Job(content).validate(),
  NetworkPolicy: (content) => new NetworkPolicy(content).validate(),
  PersistentVolumeClaim: (content) => new PersistentVolumeClaim(content).validate(),
  PodDisruptionBudget: (content) => new PodDisruptionBudget(content).validate(),
  Service: (content) => new Service(content).validate(),
  ServiceMonitor: (content) => new ServiceMonitor(content).validate(),
};

async function manifests(): Promise<Manifest[]> {
  const names = (await readdir(folder, { recursive: true })).filter(
    (name) => name.endsWith('.yaml') && !name.endsWith('kustomization.yaml'),
  );
  const read = names.map(async (file) =>
    parseAllDocuments(await readFile(join(folder, file), 'utf8'), { merge: true }).map(
      (document) => {
        expect(document.errors).toEqual([]);
        return { file, kind: String(document.get('kind')), content: document.toJS() as unknown };
      },
    ),
  );
  return (await Promise.all(read)).flat();
}

/** Every value that stands under this name, at any depth. */
function valuesOf(content: unknown, name: string): unknown[] {
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]: [string, unknown]) => [
    ...(key === name ? [value] : []),
    ...valuesOf(value, name),
  ]);
}

const textsOf = (content: unknown, name: string) => valuesOf(content, name).map(String);
const named = (content: unknown, name: string) =>
  valuesOf(content, name).flatMap((value) => textsOf(value, 'name'));

async function deployment(): Promise<unknown> {
  const found = (await manifests()).find(({ kind }) => kind === 'Deployment');
  return found?.content;
}

it('each manifest is what its schema says', async () => {
  const all = await manifests();
  expect(all.length).toBeGreaterThanOrEqual(12);
  for (const { kind, content } of all) {
    expect(Object.keys(check)).toContain(kind);
    expect(() => check[kind]?.(content as never)).not.toThrow();
  }
});

it('the schemas refuse what is wrong', () => {
  const wrong = { metadata: { name: 'tolk' }, spec: { template: { spec: { containers: 'api' } } } };
  expect(() => check.Job?.(wrong as never)).toThrow('containers');
});

it('the paths of all probes and of monitoring are answered', async () => {
  const paths = [
    ...valuesOf(await deployment(), 'httpGet').flatMap((probe) => textsOf(probe, 'path')),
    ...(await manifests())
      .filter(({ kind }) => kind === 'ServiceMonitor')
      .flatMap(({ content }) => textsOf(content, 'path')),
  ];
  expect(new Set(paths)).toEqual(new Set(['/healthz', '/readyz', '/metrics']));
  for (const path of new Set(paths)) {
    expect({ path, status: (await fetch(`${tolk.url}${path}`)).status }).toEqual({
      path,
      status: 200,
    });
  }
});

it('each port that is named is one of the containers', async () => {
  const ports = valuesOf(await deployment(), 'ports').flatMap((list) => textsOf(list, 'name'));
  expect(ports).toEqual(['http', 'redirect', 'https']);
  const asked = (await manifests()).flatMap(({ content }) => [
    ...textsOf(content, 'targetPort'),
    ...valuesOf(content, 'httpGet').flatMap((probe) => textsOf(probe, 'port')),
    ...valuesOf(content, 'tcpSocket').flatMap((probe) => textsOf(probe, 'port')),
  ]);
  expect(asked.filter((port) => !ports.includes(port))).toEqual([]);
  const servers = await readFile(join(folder, 'servers.conf'), 'utf8');
  expect(servers).toContain('server 127.0.0.1:3000;');
});

it('each secret, map and claim that is used is there, or the operator is told to make it', async () => {
  const all = await manifests();
  const kustomization: unknown = parse(await readFile(join(deploy, 'kustomization.yaml'), 'utf8'));
  const maps = named(kustomization, 'configMapGenerator');
  const generated = valuesOf(kustomization, 'configMapGenerator')
    .flat()
    .map((map) => textsOf(map, 'name')[0]);
  expect(maps.length).toBeGreaterThan(0);
  const used = all.flatMap(({ content }) => [
    ...named(content, 'configMap'),
    ...named(content, 'configMapRef'),
  ]);
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((name) => !generated.includes(name))).toEqual([]);

  const guide = await readFile(join(root, 'docs/guides/operations.md'), 'utf8');
  const secrets = all.flatMap(({ content }) => [
    ...named(content, 'secretRef'),
    ...named(content, 'secretKeyRef'),
    ...textsOf(content, 'secretName'),
  ]);
  expect(new Set(secrets)).toEqual(new Set(['tolk-api', 'tolk-keys', 'tolk-tls']));
  for (const secret of new Set(secrets)) expect(guide).toContain(`\`${secret}\``);

  const made = all
    .filter(({ kind }) => kind === 'PersistentVolumeClaim')
    .flatMap(({ content }) => named(content, 'metadata'));
  const claims = new Set(all.flatMap(({ content }) => textsOf(content, 'claimName')));
  expect([...claims].filter((claim) => !made.includes(claim))).toEqual(['tolk-backups']);
  expect(guide).toContain('`tolk-backups`');
});

it('each file that a manifest, the kustomization or a container names is in the tree', async () => {
  const kustomization: unknown = parse(await readFile(join(deploy, 'kustomization.yaml'), 'utf8'));
  const files = [
    ...valuesOf(kustomization, 'resources').flat(),
    ...valuesOf(kustomization, 'files').flat(),
  ].map((entry) => String(entry).split('=').at(-1) ?? '');
  expect(files.length).toBeGreaterThan(5);
  expect(files.filter((file) => !existsSync(join(deploy, file)))).toEqual([]);
  const programs = (await manifests())
    .flatMap(({ content }) => valuesOf(content, 'command').flat().map(String))
    .filter((word) => /\.(ts|mjs)$/.test(word));
  expect(programs).toHaveLength(2);
  expect(programs.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

it('the jobs of a release have no fixed names and go by themselves', async () => {
  const jobs = (await manifests()).filter(({ kind }) => kind === 'Job');
  const jobNamed = (generateName: string) => ({
    metadata: { generateName },
    spec: { ttlSecondsAfterFinished: 86_400 },
  });
  expect(jobs.map(({ content }) => content)).toMatchObject([
    jobNamed('tolk-migrate-'),
    jobNamed('tolk-release-'),
  ]);
});

it('with a bucket neither pods nor the job of a release have a volume', async () => {
  const component = await readFile(join(folder, 'bucket/kustomization.yaml'), 'utf8');
  const [, patched] = valuesOf(parse(component), 'patches').flat();
  expect(parse(textsOf(patched, 'patch')[0] ?? '')).toContainEqual({
    op: 'remove',
    path: '/spec/template/spec/volumes/0/persistentVolumeClaim',
  });
  const [volumes] = valuesOf(await deployment(), 'volumes');
  expect(volumes).toHaveProperty('0', {
    name: 'data',
    persistentVolumeClaim: { claimName: 'tolk-data' },
  });
  const upgrade = await readFile(join(folder, 'upgrade.sh'), 'utf8');
  const [, claim = ''] = /volume='s#([^#]+)#emptyDir: \{\}#'/.exec(upgrade) ?? [];
  expect(await readFile(join(folder, 'release.yaml'), 'utf8')).toContain(claim);
  expect(claim).toContain('tolk-data');
});

it('compose gives both apis the addresses that nginx knows, and upgrade.sh their names', async () => {
  const compose: unknown = parse(await readFile(join(deploy, 'compose.yaml'), 'utf8'), {
    merge: true,
  });
  const servers = await readFile(join(deploy, 'nginx/servers/api.conf'), 'utf8');
  const addresses = [...servers.matchAll(/^server ([\d.]+):3000 /gm)].map(([, address]) => address);
  const upgrade = await readFile(join(deploy, 'upgrade.sh'), 'utf8');
  const names = /UPGRADE_SERVICES:-'([^']+)'/.exec(upgrade)?.[1]?.split(' ') ?? [];
  expect(names).toEqual(['api-1', 'api-2']);
  const services = names.map((name) =>
    valuesOf(compose, name).find((one) => textsOf(one, 'image').length),
  );
  expect(services.flatMap((service) => textsOf(service, 'ipv4_address'))).toEqual(addresses);
  expect(addresses).toHaveLength(2);
});

it('what the guide says of compose names services and programs that are there', async () => {
  const compose: unknown = parse(await readFile(join(deploy, 'compose.yaml'), 'utf8'), {
    merge: true,
  });
  const services = valuesOf(compose, 'services').flatMap((all) => Object.keys(all ?? {}));
  const guide = await readFile(join(root, 'docs/guides/operations.md'), 'utf8');
  const commands = [...guide.matchAll(/docker compose (?:exec|run) ([^`\n]+)/g)].map(
    ([, words = '']) => words.replace(/--entrypoint \S+/, '').split(' '),
  );
  const commanded = commands.map((words) => words.find((word) => word && !word.startsWith('-')));
  expect(commanded.length).toBeGreaterThan(4);
  const scraped = /dns_sd_configs: \[\{ names: \[([^\]]+)\]/.exec(guide)?.[1]?.split(', ') ?? [];
  expect(scraped).toEqual(['api-1', 'api-2']);
  expect([...commanded, ...scraped].filter((name = '') => !services.includes(name))).toEqual([]);
  const programs = commands.flat().filter((word) => /\.(ts|mjs)$/.test(word));
  expect(programs.length).toBeGreaterThan(2);
  expect(programs.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

it.each([
  'backup/backup.sh',
  'backup/restore.sh',
  'upgrade.sh',
  'is-ready.sh',
  'kubernetes/upgrade.sh',
])('%s is a script that a plain sh understands', async (script) => {
  const { stderr } = await promisify(execFile)('sh', ['-n', join(deploy, script)]);
  expect(stderr).toBe('');
});
