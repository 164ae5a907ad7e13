import { createHash } from 'node:crypto';

/** Where browsers report errors of scripts. */
export const errorReportPath = '/errors';

/** The most reports that one document sends. */
export const maxReportsPerDocument = 5;

/**
 * Reports errors of scripts, from before the first of them on: also of one that the browser cannot parse. Written in ECMAScript 5 for
 * that reason, and inlined with the same bytes in every document; the build and the sample rate are attributes of its element. It
 * sends the message without e-mail addresses, queries, tokens and digits, the positions in the site's own files, the path and the
 * build, without cookies and referrer. Errors of browser extensions are not reported.
 */
const source = `(function(data){
var left=Math.random()<data.rate?${maxReportsPerDocument}:0;
function report(event){
var error=event.error||event.reason||event,stack=error.stack+" "+event.filename+":"+event.lineno+":"+event.colno;
if(left&&!/extension:/.test(stack)){
left--;
fetch("${errorReportPath}",{method:"POST",keepalive:true,credentials:"omit",referrerPolicy:"no-referrer",headers:{"Content-Type":"application/json"},body:JSON.stringify({
message:((error.name||"Error")+": "+(error.message||error)).slice(0,300).replace(/\\S*(@|%40)\\S*|[?#]\\S*|\\w{20,}|\\d+/g,"*"),
frames:(stack.match(/\\/assets\\/[\\w.-]+:\\d+:\\d+/g)||[]).slice(0,10),
path:location.pathname,
build:data.build})}).catch(function(){})}}
addEventListener("error",report);
addEventListener("unhandledrejection",report)
})(document.currentScript.dataset)`.replaceAll('\n', '');

/** The script that reports errors, and its hash for the content security policy. */
export const errorScript = {
  source,
  hash: `sha256-${createHash('sha256').update(source).digest('base64')}`,
} as const;
