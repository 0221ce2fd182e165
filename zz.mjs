import pg from 'pg';import {readFileSync} from 'node:fs';
const d=JSON.parse(readFileSync('/tmp/safety/data/database.json'));
const pid=readFileSync('/tmp/safety/data/postgres/postmaster.pid','utf8').split('\n');
const c=new pg.Client({host:pid[5]==='*'?'localhost':(pid[5]||pid[4]||'localhost'),port:+pid[3],user:process.argv[3]??'postgres',password:d.password,database:process.argv[4]??'postgres'});
await c.connect();const r=await c.query(process.argv[2]);console.log(JSON.stringify(r.rows??r,null,0));await c.end();
