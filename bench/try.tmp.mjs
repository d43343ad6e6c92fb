import { create, seeded, apply, scoreSheet, isOver, rulesFor, legalMoves } from '@shirasagi/engine';
import { RandomBot, GreedyBot, SearchBot, judgeOf, TUNED } from '@shirasagi/bots';
const mk=(spec,rng)=>{ const [k,n,o]=spec.split('/'); return k==='random'?[new RandomBot(rng),{}]:k==='greedy'?[new GreedyBot(rng),{}]:[new SearchBot(rng,{...TUNED,...(o?JSON.parse(o):{})}),{nodes:+n}]; };
const [a,b,n0,game='castle',pl=2]=process.argv.slice(2); const n=+n0;
let w=0, sc=[0,0], dec=0, nodes=0,ms=0; const t0=performance.now();
for (let g=0; g<n; g++) {
  const rng=seeded('x'+(g>>1)); const s=create(game,game==='castle'?{players:+pl}:{},rng);
  const me=g%pl;
  const bots = Array.from({length:+pl},(_,i)=>mk(i===me?a:b,seeded(g*7+i)));
  while(!isOver(s)) { dec++; const [x,bud]=bots[s.toMove]; const t=await x.think(s,bud); if(s.toMove===me){nodes+=t.nodes;ms+=t.ms;} apply(s,t.move,rng); }
  const sh=scoreSheet(s);
  if (sh[me].rank===1) w++; sc[0]+=sh[me].total; sc[1]+=sh[(me+1)%pl].total;
}
console.log(a,b,{w:w/n,n,mean:sc.map(x=>x/n),dec:dec/n,s:(performance.now()-t0)/n/1000, knps: nodes/ms});
