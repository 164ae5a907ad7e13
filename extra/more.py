def length(x):
    t=0; n=64; b=0
    while b<x['beats']:
        c=x['tempo']; v=c[-1][1]
        for (a,p),(e,q) in zip(c,c[1:]):
            if a<=b<e: v=p+(q-p)*(b-a)/(e-a); break
        t+=60/v/n; b+=1/n
    return t+2.7
T=dict(dyn=[[0,'p'],[4,'mp'],[13,'p'],[20,'mp'],[27,'p'],[32,'p']])
X.append(E('tallis-if-ye-love-me','tallis:ifye','ifye',0,32,[[0,66],[4,72],[30,72],[32,60]],'main',
 [(0,'soprano',5,-.45,1.05,{**T,'vowels':'i i o i i a o a e e a i i e u a o e o o e a'}),(1,'alto',4,-.15,1,{**T,'vowels':'i i o i i a o a e e a i i e u o e'}),(2,'tenor',4,.2,1,{**T,'vowels':'i i o i i a o a e e i e u a o'}),(3,'bassVoice',4,.5,1.05,{**T,'vowels':'i i o i i a o a e e i e u'})],breath=.022))
o=dict(dyn=[[0,'mf'],[24,'mf'],[34,'f']])
X.append(E('bach-passacaglia','bach:passacaglia','passacaglia',0,33,[[0,72],[3,80],[22,80],[24,72],[26,82],[32,78],[33,66]],'main',
 [(4,'organPedal',1,0,.9,o),(4,'organManual',1,0,.55,{**o,'art':.98}),(0,'organManual',1,.15,.75,{**o,'from':20,'art':.97}),(2,'organManual',1,-.15,.75,{**o,'from':20,'art':.97})],breath=.012))
V=dict(dyn=[[0,'ppp'],[6,'pp'],[10,'p'],[14,'pp'],[16,'p'],[18,'mp'],[24,'p'],[28,'pp']])
X.append(E('verdi-traviata','verdi:traviata','traviata',0,29,[[0,62],[4,68],[24,66],[29,58]],'main',
 [(0,'violin',6,-.5,1.1,V),(1,'violin',5,-.15,.85,V)],breath=.02))
for x in X:
    f={'schumann-traumerei':1.17,'debussy-clair-de-lune':1.05,'beethoven-symphony-5':1.09,'beethoven-symphony-7':1.1,'beethoven-egmont':1.03,'dvorak-american':1.02,'bach-air':1.02,'tallis-if-ye-love-me':1.02}.get(x['name'],1)
    x['tempo']=[[b,t*f] for b,t in x['tempo']]
    print(x['name'],round(length(x),1))
