import { openStore } from '#server/store/store.ts';
import { readFileSync } from 'node:fs';
import { listArticles } from '#server/store/queries/listArticles.ts';
import { articleSummaries } from '#server/store/queries/articleSummaries.ts';
import { excerpt } from '#server/store/search/excerpt.ts';
import { normalize, originalIndex } from '#server/store/search/normalize.ts';
const store = await openStore({ dataDir: '/tmp/store-exp/big' });
const qs = readFileSync('/tmp/store-exp/queries.txt','utf8').split('\n').slice(0,400);
async function m(name: string, f: (q: string)=>unknown){const l:number[]=[];for(const q of qs){const c=process.cpuUsage();await f(q);const d=process.cpuUsage(c);l.push((d.user+d.system)/1000)}l.sort((a,b)=>a-b);console.log(name,'p50',l[200]!.toFixed(2),'p95',l[380]!.toFixed(2),'max',l[399]!.toFixed(2))}
const text=(await store.db.selectFrom('article_body').select('text').where('article_id','=',7).executeTakeFirstOrThrow()).text;
const words=qs.filter(q=>text.includes(q)&&text.indexOf(q)>100);
console.log(words.length);
const ids=[1,200,3000,4000,5000,6000,7000,8000];
for(let i=0;i<2;i++){
await m('list',(q)=>listArticles(store,{current:1,size:8,sort:[{column:'view_times',direction:'desc'},{column:'id',direction:'desc'}],content:q}));
await m('summaries',()=>articleSummaries(store,ids));
await m('texts',()=>store.db.selectFrom('article_body').select(['article_id','text']).where('article_id','in',ids).execute());
await m('excerpt x8',()=>{for(let k=0;k<8;k++)excerpt(text,[words[k%words.length]!])});
await m('normalize x8',()=>{for(let k=0;k<8;k++)normalize(text)});
await m('orig x8',()=>{for(let k=0;k<8;k++)originalIndex(text,1000)});
}
import { queryWords } from "#server/store/search/normalize.ts";import { sql } from "kysely";
const store2=store;await m("match only",(q)=>sql`select count(*) from article where ${store2.search.matches(queryWords(q))}`.execute(store2.db));
await store.close();
