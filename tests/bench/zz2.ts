import fastify from 'fastify';
import { registerApi } from '#server/routes/index.ts';
import { openStore } from '#server/store/store.ts';
import { readFileSync } from 'node:fs';
const rss=(l:string)=>console.log(l, (process.memoryUsage().rss/1e6).toFixed(0), 'heap', (process.memoryUsage().heapUsed/1e6).toFixed(0),'/',(process.memoryUsage().heapTotal/1e6).toFixed(0), 'ext',(process.memoryUsage().external/1e6).toFixed(0));
rss('start');
const store = await openStore({ dataDir: process.argv[2]! });
const app = fastify();
await registerApi(app, { store, renderArticle: async () => ({ html: '', headings: [] }) });
await app.ready(); rss('ready');
const qs = readFileSync('/tmp/store-exp/queries.txt','utf8').split('\n');
const cpu: [number,string,number][]=[];
for(const [i,q] of qs.entries()){ const c=process.cpuUsage(); const r=await app.inject(`/api/article?sort=-view_times&size=8&content=${encodeURIComponent(q)}`); const d=process.cpuUsage(c); cpu.push([(d.user+d.system)/1000,q,r.json().result.total]); if(i%250===0)rss('q'+i);}
cpu.sort((a,b)=>a[0]-b[0]);
console.log('cpu ms p50',cpu[cpu.length>>1],'p95',cpu[Math.floor(cpu.length*.95)],'max',cpu.at(-1), 'mean', cpu.reduce((s,x)=>s+x[0],0)/cpu.length);
rss('end');
await app.close(); await store.close();
