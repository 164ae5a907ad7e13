import sys, struct
def parse(path):
    d=open(path,'rb').read(); pos=14; div=struct.unpack('>H',d[12:14])[0]; n=struct.unpack('>H',d[10:12])[0]
    tracks=[]; tempos=[]; sigs=[]
    for _ in range(n):
        assert d[pos:pos+4]==b'MTrk'; ln=struct.unpack('>I',d[pos+4:pos+8])[0]; p=pos+8; end=p+ln; t=0; st=0; notes=[]; on={}; name=''; vol=[]
        while p<end:
            v=0
            while True:
                b=d[p]; p+=1; v=(v<<7)|(b&127)
                if b<128: break
            t+=v; b=d[p]
            if b>=128: st=b; p+=1
            if st==0xff:
                ty=d[p]; p+=1; l=0
                while True:
                    c=d[p]; p+=1; l=(l<<7)|(c&127)
                    if c<128: break
                data=d[p:p+l]; p+=l
                if ty==3: name=data.decode('latin1')
                elif ty==0x51: tempos.append((t/div, 6e7/int.from_bytes(data,'big')))
                elif ty==0x58: sigs.append((t/div, data[0], 2**data[1]))
            elif st in (0xf0,0xf7):
                l=0
                while True:
                    c=d[p]; p+=1; l=(l<<7)|(c&127)
                    if c<128: break
                p+=l
            else:
                k=st&0xf0
                a=d[p]; p+=1
                c=0
                if k not in (0xc0,0xd0): c=d[p]; p+=1
                if k==0x90 and c>0: on.setdefault((st&15,a),[]).append((t,c))
                elif k in (0x80,0x90):
                    q=on.get((st&15,a))
                    if q:
                        s,vel=q.pop(0); notes.append((s/div,(t-s)/div,a,vel))
                elif k==0xb0 and a in(7,11): vol.append((t/div,c))
        pos=end
        if notes: tracks.append((name,sorted(notes),vol))
    return tracks,tempos,sigs
names='C C# D Eb E F F# G Ab A Bb B'.split()
def nm(p): return names[p%12]+str(p//12-1)
if __name__=='__main__':
    tr,te,si=parse(sys.argv[1]); lo=float(sys.argv[2]) if len(sys.argv)>2 else 0; hi=float(sys.argv[3]) if len(sys.argv)>3 else 8
    print('tempo',te[:4],'sig',si[:4])
    for i,(n,notes,vol) in enumerate(tr):
        s=' '.join(f"{b:g}:{nm(p)}({l:.3g},{v})" for b,l,p,v in notes if lo<=b<hi)
        print(i,repr(n),len(notes),f"end {max(b+l for b,l,_,_ in notes):.0f}", s[:700])
